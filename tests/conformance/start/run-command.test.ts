import { once } from 'node:events'
import process from 'node:process'
import { expect, test } from 'vitest'
import { signalCommand, startCommand } from '../../run-command.ts'

test('a signal to a command also ends the processes that it has started', async () => {
  const sleeper = 'console.log(1); setInterval(() => {}, 1000)'
  const shell = ['sh', '-c', `"${process.execPath}" -e '${sleeper}'; true`]
  const command = startCommand(shell, { stdio: ['ignore', 'pipe', 'ignore'] })
  if (command.stdout) await once(command.stdout, 'data')
  signalCommand(command, 'SIGTERM')
  // The sleeper keeps the pipe open until it exits.
  await once(command, 'close')
  expect(command.signalCode).toBe('SIGTERM')
})

/** Tests how commands start with `builder/bootstrap.mjs`, and how commands end. */
import { once } from 'node:events'
import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { bareEnvironment } from '../../helpers/bare-environment.ts'

const root = path.resolve(import.meta.dirname, '../../..')

function start(options: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, options, {
    cwd: root,
    env: { ...bareEnvironment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

test.each(['18.20.8', '20.9.0'])('says what to install if Node is %s', async (version) => {
  const setVersion = `Object.defineProperty(process.versions,"node",{value:"${version}"})`
  const child = start([
    '--import',
    `data:text/javascript,${encodeURIComponent(setVersion)}`,
    'builder/bootstrap.mjs',
    'tests/check.ts',
  ])
  const [errors] = await Promise.all([text(child.stderr), once(child, 'close')])
  expect(child.exitCode).toBe(1)
  expect(errors).toBe(
    `This is Node ${version}, which is too old.\nInstall Node 20.19 or later from https://nodejs.org and run the same command again.\n`,
  )
})

test('a command ignores NODE_ENV=production in the environment', async () => {
  const child = start(
    ['builder/bootstrap.mjs', 'tests/conformance/start/helpers/print-node-env.ts'],
    {
      NODE_ENV: 'production',
    },
  )
  expect((await text(child.stdout)).trim()).toBe('NODE_ENV is not set')
})

test('a signal ends every process that a command has started', async () => {
  const child = start(['tests/conformance/start/helpers/run-sleeper.ts'])
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  // The sleeper keeps the pipe open until it exits.
  await once(child, 'close')
  expect(child.exitCode).toBe(1)
})

test('a command ends when npm ends, although npm does not forward signals', async () => {
  // Imitates npm, which runs the command in a shell that waits for it.
  const sleeper = 'tests/conformance/start/helpers/run-sleeper.ts'
  const shell = spawn(
    'sh',
    ['-c', `"${process.execPath}" builder/bootstrap.mjs ${sleeper}; true`],
    {
      cwd: root,
      env: { ...bareEnvironment, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  await once(shell.stdout, 'data')
  shell.kill('SIGTERM')
  await once(shell.stdout, 'close')
  expect(shell.signalCode).toBe('SIGTERM')
})

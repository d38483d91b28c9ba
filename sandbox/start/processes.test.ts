import os from 'node:os'
import { afterEach, expect, test, vi } from 'vitest'
import { createProcesses } from './processes.ts'

const SAYS = 'console.log("said to", process.env.WHOM); console.error("complained")'
const processes = createProcesses({ PATH: process.env['PATH'], WHOM: 'you' })

afterEach(() => vi.restoreAllMocks())

/** What is told to the person who started the stack. */
function told() {
  return vi.spyOn(console, 'error').mockImplementation(() => {})
}

test('a program that fails is named', async () => {
  await processes.run('A thing that works', ['-e', ''])
  await expect(processes.run('The thing', ['-e', 'process.exit(3)'])).rejects.toThrow(
    'The thing failed; the lines above say why.',
  )
})

test('an exit code that means no failure is none', async () => {
  await processes.run('The thing', ['-e', 'process.exit(2)'], 2)
  await expect(processes.run('The thing', ['-e', 'process.exit(1)'], 2)).rejects.toThrow('failed')
})

test('a quiet one that works tells nothing', async () => {
  const errors = told()
  await processes.runQuietly('A thing', ['-e', SAYS], os.tmpdir())
  expect(errors).not.toHaveBeenCalled()
})

test('a quiet one that fails tells all that it said', async () => {
  const errors = told()
  const failing = processes.runQuietly('The thing', ['-e', `${SAYS}; process.exit(1)`], os.tmpdir())
  await expect(failing).rejects.toThrow('The thing failed')
  const text = errors.mock.calls.flat().join('\n')
  expect(text).toContain('said to you')
  expect(text).toContain('complained')
})

test('a server that ends before it answers is named', async () => {
  const serving = processes.serve('The server', ['-e', ''], 'http://localhost:9/')
  await expect(serving).rejects.toThrow('The server did not start')
})

test('nothing follows a program that is cut short', async () => {
  const stack = createProcesses({ PATH: process.env['PATH'] })
  let followed = false
  const waits = 'setInterval(() => {}, 1000)'
  void stack.run('A long one', ['-e', waits]).then(() => (followed = true))
  await stack.end()
  await new Promise(setImmediate)
  expect(followed).toBe(false)
})

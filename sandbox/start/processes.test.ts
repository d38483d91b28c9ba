import os from 'node:os'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../tests/helpers/ports.ts'
import { createProcesses, KilledError } from './processes.ts'

const SAYS = 'console.log("said to", process.env.WHOM); console.error("complained")'
const processes = createProcesses({ PATH: process.env['PATH'], WHOM: 'you' })

afterEach(() => vi.restoreAllMocks())

/** Records the errors printed for the person who started the stack. */
function recordErrors() {
  return vi.spyOn(console, 'error').mockImplementation(() => {})
}

test('the error names the program that failed', async () => {
  await processes.run('A thing that works', ['-e', ''])
  await expect(processes.run('The thing', ['-e', 'process.exit(3)'])).rejects.toThrow(
    'The thing failed; the lines above say why.',
  )
})

test('a program that hangs is killed', async () => {
  const impatient = createProcesses({}, undefined, 1)
  const hanging = impatient.run('The thing', ['-e', 'setInterval(() => {}, 1000)'])
  await expect(hanging).rejects.toThrow(KilledError)
})

test('an exit code listed as good is not a failure', async () => {
  await processes.run('The thing', ['-e', 'process.exit(2)'], 2)
  await expect(processes.run('The thing', ['-e', 'process.exit(1)'], 2)).rejects.toThrow('failed')
})

test('a quiet program that fails prints all its output', async () => {
  const errors = recordErrors()
  const failing = processes.runQuietly('The thing', ['-e', `${SAYS}; process.exit(1)`], os.tmpdir())
  await expect(failing).rejects.toThrow('The thing failed')
  const text = errors.mock.calls.flat().join('\n')
  expect(text).toContain('said to you')
  expect(text).toContain('complained')
})

test('the error names a server that exits before it answers', async () => {
  const serving = processes.serve('The server', ['-e', ''], 'http://localhost:9/')
  await expect(serving).rejects.toThrow('The server did not start')
})

test('the next step does not start after shutdown has ended a program', async () => {
  const stack = createProcesses({ PATH: process.env['PATH'] })
  let followed = false
  const waits = 'setInterval(() => {}, 1000)'
  void stack.run('A long one', ['-e', waits]).then(() => (followed = true))
  await stack.end()
  await new Promise(setImmediate)
  expect(followed).toBe(false)
})

/** A server that ends in the way that the requested path names: `/exit/3`, `/kill/SIGKILL`. */
const EXITING_SERVER = `
  require('node:http').createServer((request, response) => {
    const [, how, value] = request.url.split('/')
    if (how === 'exit') process.exit(Number(value))
    if (how === 'kill') process.kill(process.pid, value)
    response.end(String(process.pid))
  }).listen(Number(process.argv[1]), 'localhost')`

describe('a running server', () => {
  /** Runs `EXITING_SERVER`. */
  async function startServer() {
    const stack = createProcesses({ PATH: process.env['PATH'] }, 1)
    onTestFinished(() => stack.end())
    const url = `http://localhost:${await freePort()}`
    const errors = recordErrors()
    await stack.serve('The server', ['-e', EXITING_SERVER, new URL(url).port], url)
    return {
      stack,
      lines: () => errors.mock.calls.flat().map(String),
      ask: async (path = '/') => await (await fetch(url + path)).text(),
      /** Ends the process, and waits until this many lines were printed. */
      endBy: async (path: string, lines: number) => {
        await expect(fetch(url + path)).rejects.toThrow('fetch failed')
        await vi.waitUntil(() => errors.mock.calls.length === lines, 60_000)
      },
    }
  }

  test('is restarted when it exits, which is logged', async () => {
    const { ask, endBy, lines } = await startServer()
    const first = await ask()
    await endBy('/kill/SIGKILL', 2)
    expect(await ask()).not.toBe(first)
    await endBy('/exit/3', 4)
    expect(lines()).toEqual([
      'The server has stopped (signal SIGKILL) and is started again.',
      'The server is back.',
      'The server has stopped (exit code 3) and is started again.',
      'The server is back.',
    ])
  })

  test('is no longer restarted when it keeps exiting', async () => {
    const { endBy, lines } = await startServer()
    for (let count = 1; count < 5; count += 1) await endBy('/exit/1', 2 * count)
    await endBy('/exit/1', 9)
    expect(lines().at(-1)).toContain('5 times within a minute, and is not started again')
  })

  test('is not restarted while the stack shuts down', async () => {
    const { stack, ask, lines } = await startServer()
    await stack.end()
    await expect(ask()).rejects.toThrow('fetch failed')
    expect(lines()).toEqual([])
  })
})

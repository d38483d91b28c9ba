import os from 'node:os'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../tests/helpers/ports.ts'
import { createProcesses, KilledError } from './processes.ts'

const FAILING = 'console.log("to", process.env.WHOM); console.error("complained"); process.exit(1)'
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

test('a program that exceeds the timeout is killed', async () => {
  const withShortTimeout = createProcesses({}, undefined, 1)
  const hanging = withShortTimeout.run('The thing', ['-e', 'setInterval(() => {}, 1000)'])
  await expect(hanging).rejects.toThrow(KilledError)
})

test('a program may end with the accepted exit code', async () => {
  await processes.run('The thing', ['-e', 'process.exit(2)'], 2)
  await expect(processes.run('The thing', ['-e', 'process.exit(1)'], 2)).rejects.toThrow('failed')
})

test('runQuietly prints the output of a program that fails', async () => {
  const errors = recordErrors()
  const failing = processes.runQuietly('The thing', ['-e', FAILING], os.tmpdir())
  await expect(failing).rejects.toThrow('The thing failed')
  const text = errors.mock.calls.flat().join('\n')
  expect(text).toContain('to you')
  expect(text).toContain('complained')
})

test('the error names a server that exits before it responds', async () => {
  const serving = processes.serve('The server', ['-e', ''], 'http://localhost:9/')
  await expect(serving).rejects.toThrow('The server did not start')
})

test('when shutdown ends the program, run and serve neither resolve nor reject', async () => {
  const stack = createProcesses({ PATH: process.env['PATH'] })
  const settled = vi.fn<() => void>()
  const hangs = ['-e', 'setInterval(() => {}, 1000)']
  void stack.run('A long one', hangs).then(settled, settled)
  void stack.serve('A server', hangs, 'http://localhost:9/').then(settled, settled)
  await stack.end()
  // Longer than `serve` waits between two requests.
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(settled).not.toHaveBeenCalled()
})

/** A server that exits as the path of the request says: `/exit/3`, `/kill/SIGKILL`. */
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
      fetchText: async (path = '/') => await (await fetch(url + path)).text(),
      /** Ends the server's process, then waits until this many lines have been printed. */
      exitAndWait: async (path: string, lineCount: number) => {
        await expect(fetch(url + path)).rejects.toThrow('fetch failed')
        await vi.waitUntil(() => errors.mock.calls.length === lineCount, 60_000)
      },
    }
  }

  test('is restarted when it exits, and each restart is logged', async () => {
    const { fetchText, exitAndWait, lines } = await startServer()
    const first = await fetchText()
    await exitAndWait('/kill/SIGKILL', 2)
    expect(await fetchText()).not.toBe(first)
    await exitAndWait('/exit/3', 4)
    expect(lines()).toEqual([
      'The server has stopped (signal SIGKILL) and is started again.',
      'The server is back.',
      'The server has stopped (exit code 3) and is started again.',
      'The server is back.',
    ])
  })

  test('is no longer restarted after five exits within a minute', async () => {
    const { exitAndWait, lines, fetchText } = await startServer()
    for (let count = 1; count < 5; count += 1) await exitAndWait('/exit/1', 2 * count)
    await exitAndWait('/exit/1', 9)
    expect(lines().at(-1)).toContain('5 times within a minute, and is not started again')
    await expect(fetchText()).rejects.toThrow('fetch failed')
  })

  test('is not restarted while the stack shuts down', async () => {
    const { stack, fetchText, lines } = await startServer()
    await stack.end()
    await expect(fetchText()).rejects.toThrow('fetch failed')
    expect(lines()).toEqual([])
  })
})

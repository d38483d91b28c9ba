/**
 * Sends a hundred thousand malformed and unusual requests to the four servers as `npm start` runs them.
 * None crashes a server or makes it fail; each server's memory is printed.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hostileRequest } from '../helpers/fuzz-requests.ts'
import { rawRequest, sendRaw } from '../helpers/hostile-requests.ts'
import { portEnvironment, PORTS } from '../helpers/ports.ts'

vi.setConfig({ testTimeout: 1_800_000 })

const REQUESTS = 25_000
const BATCH = 500
const AT_ONCE = 10
/** Milliseconds; only what waits for a body that never comes takes any. */
const LIMIT = 2000

const root = path.resolve(import.meta.dirname, '../..')
const ports = PORTS.requestFuzz
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'request-fuzz-'))
  for (const name of [
    'site/index.html',
    'site/404.html',
    'site/contact.html',
    'studio/index.html',
  ]) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), '<!doctype html><title>Page</title>')
  }
  await mkdir(path.join(folder, 'studio/static'))
  await writeFile(path.join(folder, 'studio/static/app.js'), 'start()')
  await writeFile(path.join(folder, 'headers.json'), '[]')
  await writeFile(path.join(folder, 'redirects.json'), '[]')
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  { script: 'builder/serve-site/main.ts', port: ports.site, home: '/' },
  { script: 'sandbox/studio-server/main.ts', port: ports.studio, home: '/' },
  { script: 'sandbox/content-lake/main.ts', port: ports.lake, home: '/v1/ping' },
  { script: 'sandbox/email-manager/main.ts', port: ports.emailManager, home: '/outbox' },
])('$script survives all requests', async ({ script, port, home }) => {
  const server = spawn(process.execPath, [script], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      ...portEnvironment(ports),
      DATA_DIR: path.join(folder, 'data'),
      SITE_OUT_DIR: folder,
      STUDIO_OUT_DIR: path.join(folder, 'studio'),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let lastWords = ''
  server.stderr.on(
    'data',
    (chunk: Buffer) => (lastWords = (lastWords + chunk.toString()).slice(-2000)),
  )
  const homeStatus = async () => (await sendRaw(port, rawRequest(home)))?.status
  await vi.waitUntil(async () => (await homeStatus()) === 200, { timeout: 60_000, interval: 100 })

  const statuses = new Map<number | undefined, number>()
  const seed = Date.now()
  const memory: number[] = []
  for (let sent = 0; sent < REQUESTS; sent += BATCH) {
    const requests = fc.sample(hostileRequest, { numRuns: BATCH, seed: seed + sent }).values()
    const sendRest = async () => {
      for (const request of requests) {
        const status = (await sendRaw(port, request, LIMIT))?.status
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        expect({ request, ended: hasEnded(server), lastWords }).toMatchObject({ ended: false })
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sendRest))
    memory.push(await megabytesOf(server))
  }
  console.log(script, { seed, statuses, 'MB after each tenth': everyTenth(memory) })
  expect(await homeStatus()).toBe(200)
  expect(statuses.get(500) ?? 0).toBe(0)

  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
})

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

/** The resident memory of a process (Linux only). */
async function megabytesOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

function everyTenth(values: number[]): number[] {
  return values.filter((_value, index) => index % Math.ceil(values.length / 10) === 0)
}

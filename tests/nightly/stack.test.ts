/** The stack as `npm start` runs it: it starts, keeps edits over a restart, and shuts down completely. */
import { createClient } from '@sanity/client'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { bareEnvironment } from '../helpers/bare-environment.ts'
import { portEnvironment, PORTS } from '../helpers/ports.ts'

const root = path.resolve(import.meta.dirname, '../..')
const ports = portEnvironment(PORTS.startedStack)

// The first start builds the site, its PDFs and the Studio.
vi.setConfig({ testTimeout: 240_000 })

let folder: string
let running: ChildProcess | null = null

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'stack-'))
})
afterEach(async () => {
  if (running) await end(running, 'SIGTERM')
})
afterAll(() => rm(folder, { recursive: true }))

/**
 * Starts the stack and waits until it says that it is ready.
 *
 * @returns with its output up to then, and a function that returns its output so far
 */
async function start(): Promise<{ stack: ChildProcess; output: string; said: () => string }> {
  const stack = spawn(process.execPath, ['sandbox/start/start.ts'], {
    cwd: root,
    env: {
      ...bareEnvironment,
      DATA_DIR: path.join(folder, 'data'),
      ...ports,
    },
  })
  running = stack
  let output = ''
  const ready = Promise.withResolvers<void>()
  for (const stream of [stack.stdout, stack.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (/^ready$/m.test(output)) ready.resolve()
    })
  stack.on('exit', (code) => ready.reject(new Error(`ended with ${code} before it was ready`)))
  await ready.promise
  return { stack, output, said: () => output }
}

async function end(stack: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  running = null
  // A stack that ended by itself has no end to wait for.
  if (stack.exitCode !== null || stack.signalCode !== null) return stack.exitCode
  const exited = once(stack, 'exit')
  stack.kill(signal)
  const [code] = await exited
  return code
}

/** Whether anything listens on a port of this machine. */
async function isUsed(port: string): Promise<boolean> {
  const socket = connect(Number(port), 'localhost')
  const { promise, resolve } = Promise.withResolvers<boolean>()
  socket.on('connect', () => resolve(true))
  socket.on('error', () => resolve(false))
  const used = await promise
  socket.destroy()
  return used
}

const lake = createClient({
  projectId: 'localdev',
  dataset: 'production',
  apiVersion: '2025-02-19',
  apiHost: `http://localhost:${ports['LAKE_PORT']}`,
  useProjectHostname: false,
  useCdn: false,
})

test('it names its addresses, an interrupt ends every process of it, and edits outlive that', async () => {
  const first = await start()
  for (const port of Object.values(ports)) {
    expect(first.output).toContain(`http://localhost:${port}`)
    expect(await isUsed(port)).toBe(true)
  }
  expect(first.output.trimEnd().endsWith('ready')).toBe(true)
  const built = await readdir(path.join(folder, 'data/build'))
  expect(built.toSorted()).toEqual(['site', 'studio'])
  await lake.patch('contactPage').set({ heading: 'Edited before the restart' }).commit()
  expect(await end(first.stack, 'SIGINT')).toBe(0)
  for (const port of Object.values(ports)) expect(await isUsed(port)).toBe(false)

  const { output } = await start()
  expect(output).toContain('0 created')
  const page = await fetch(`http://localhost:${ports['SITE_PORT']}/contact`)
  expect(await page.text()).toContain('Edited before the restart</h1>')
})

/** Kills a server of the stack. */
function kill(stack: ChildProcess, script: string): void {
  const pid = execFileSync('pgrep', ['-P', String(stack.pid), '-f', script], { encoding: 'utf8' })
  process.kill(Number(pid), 'SIGKILL')
}

test('a server that is killed comes back, the lake with its data, and publications are noticed', async () => {
  const { stack, said } = await start()
  const contactPage = async () =>
    await (await fetch(`http://localhost:${ports['SITE_PORT']}/contact`)).text()
  for (const [name, script] of [
    ['The content lake', 'sandbox/content-lake/main.ts'],
    ['The email-manager sandbox', 'sandbox/email-manager/main.ts'],
    ['The site server', 'sandbox/site-server/main.ts'],
    ['The Studio server', 'sandbox/studio-server/main.ts'],
  ] as const) {
    kill(stack, script)
    await vi.waitUntil(() => said().includes(`${name} is back.`), 60_000)
    expect(said()).toContain(`${name} has stopped (signal SIGKILL) and is started again.`)
  }
  const heading = await lake.fetch<string>(`*[_id == "contactPage"][0].heading`)
  expect(await contactPage()).toContain(`${heading}</h1>`)

  await lake.patch('contactPage').set({ heading: 'Edited after the lake came back' }).commit()
  await vi.waitUntil(
    async () => (await contactPage()).includes('Edited after the lake came back</h1>'),
    { timeout: 60_000, interval: 500 },
  )
  expect(await end(stack, 'SIGINT')).toBe(0)
})

test('when the build fails the site of the last one is served, and the Studio is there', async () => {
  await writeFile(
    path.join(folder, 'data/build/site/prerender/render.mjs'),
    'throw new Error("a build that fails")',
  )
  const { output } = await start()
  expect(output).toContain('The build of the site failed')
  expect(output).toContain('The site of the last build is served.')
  const page = await fetch(`http://localhost:${ports['SITE_PORT']}/contact`)
  expect(page.status).toBe(200)
  const status = await fetch(`http://localhost:${ports['SITE_PORT']}/build-status.json`)
  expect(await status.json()).toMatchObject({ state: 'failed' })
})

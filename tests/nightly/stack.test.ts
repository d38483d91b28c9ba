/** `npm start` keeps edits across restarts and ends all processes on an interrupt. `npm run dev` has hot reload. */
import { type ChildProcess, execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { CHROMIUM_ARGUMENTS, findChromium } from '../../builder/pdf/find-chromium.ts'
import { portEnvironment, PORTS } from '../helpers/ports.ts'
import { endStack, type StartedStack, startStack } from '../helpers/started-stack.ts'
import { copyTree } from '../helpers/tree-copy.ts'
import { lakeClientAt } from '../../sandbox/start/lake-client.ts'

const ports = portEnvironment(PORTS.nightlyStack)

// The first start builds the site, its PDFs and the Studio.
vi.setConfig({ testTimeout: 20 * 60_000 })

let folder: string
let running: StartedStack | null = null

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'stack-'))
})
afterEach(async () => {
  if (running) await endStack(running, 'SIGTERM')
})
afterAll(() => rm(folder, { recursive: true }))

/** Starts the stack on this file's ports. `afterEach` ends it. */
async function start(script?: 'dev.ts', root?: string): Promise<StartedStack> {
  running = await startStack({ DATA_DIR: path.join(folder, 'data'), ...ports }, script, root)
  return running
}

/** Whether a process listens on a port of this machine. */
async function isPortUsed(port: string): Promise<boolean> {
  const socket = connect(Number(port), 'localhost')
  const { promise, resolve } = Promise.withResolvers<boolean>()
  socket.on('connect', () => resolve(true))
  socket.on('error', () => resolve(false))
  const isUsed = await promise
  socket.destroy()
  return isUsed
}

const lake = lakeClientAt(`http://localhost:${ports['LAKE_PORT']}`)

test('the stack prints its addresses, an interrupt ends all its processes, and edits survive a restart', async () => {
  const first = await start()
  for (const port of Object.values(ports)) {
    expect(first.output()).toContain(`http://localhost:${port}`)
    expect(await isPortUsed(port)).toBe(true)
  }
  expect(first.output().trimEnd().endsWith('ready')).toBe(true)
  const built = await readdir(path.join(folder, 'data/build'))
  expect(built.toSorted()).toEqual(['site', 'studio'])
  await lake.patch('contactPage').set({ heading: 'Edited before the restart' }).commit()
  expect(await endStack(first, 'SIGINT')).toBe(0)
  for (const port of Object.values(ports)) expect(await isPortUsed(port)).toBe(false)

  const { output } = await start()
  expect(output()).toContain('0 created')
  const page = await fetch(`http://localhost:${ports['SITE_PORT']}/contact`)
  expect(await page.text()).toContain('Edited before the restart</h1>')
})

/** Kills the stack's child process that runs `script`. */
function killServer(stack: ChildProcess, script: string): void {
  const pid = execFileSync('pgrep', ['-P', String(stack.pid), '-f', script], { encoding: 'utf8' })
  process.kill(Number(pid), 'SIGKILL')
}

test('restarts a killed server, keeps the lake’s data, and still rebuilds on publications', async () => {
  const stack = await start()
  const contactPage = async () =>
    await (await fetch(`http://localhost:${ports['SITE_PORT']}/contact`)).text()
  for (const [name, script] of [
    ['The content lake', 'sandbox/content-lake/main.ts'],
    ['The email-manager sandbox', 'sandbox/email-manager/main.ts'],
    ['The site server', 'builder/serve-site/main.ts'],
    ['The Studio server', 'sandbox/studio-server/main.ts'],
  ] as const) {
    killServer(stack.process, script)
    await vi.waitUntil(() => stack.output().includes(`${name} is back.`), 60_000)
    expect(stack.output()).toContain(`${name} has stopped (signal SIGKILL) and is started again.`)
  }
  const heading = await lake.fetch<string>(`*[_id == "contactPage"][0].heading`)
  expect(await contactPage()).toContain(`${heading}</h1>`)

  await lake.patch('contactPage').set({ heading: 'Edited after the lake came back' }).commit()
  await vi.waitUntil(
    async () => (await contactPage()).includes('Edited after the lake came back</h1>'),
    { timeout: 60_000, interval: 500 },
  )
  expect(await endStack(stack, 'SIGINT')).toBe(0)
})

test('when the build fails, serves the site of the previous build, and build-status.json reports the failure', async () => {
  await writeFile(
    path.join(folder, 'data/build/site/prerender/render.mjs'),
    'throw new Error("a build that fails")',
  )
  const { output } = await start()
  expect(output()).toContain('The build of the site failed')
  expect(output()).toContain('The site of the previous build is served.')
  const page = await fetch(`http://localhost:${ports['SITE_PORT']}/contact`)
  expect(page.status).toBe(200)
  const status = await fetch(`http://localhost:${ports['SITE_PORT']}/build-status.json`)
  expect(await status.json()).toMatchObject({ state: 'failed' })
})

/** Opens a page in a new browser, which is closed after the test. */
async function newPage(): Promise<Page> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: CHROMIUM_ARGUMENTS,
  })
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  page.setDefaultTimeout(120_000)
  return page
}

test('under `npm run dev`, the Studio has Vision, which answers queries', async () => {
  await start('dev.ts')
  const page = await newPage()
  await page.goto(`http://localhost:${ports['STUDIO_PORT']}/structure`)
  await page.getByRole('link', { name: 'Vision' }).click()
  await page
    .getByTestId('vision-query-editor')
    .getByRole('textbox')
    .fill('count(*[_type == "port"])')
  await page.getByRole('button', { name: /^Fetch/ }).click()
  const result = page.getByTestId('vision-result').getByText('6', { exact: true })
  await result.waitFor()
  expect(await result.count()).toBe(1)
})

test('under `npm run dev`, an edited source file changes the page without a reload', async () => {
  const tree = await copyTree()
  onTestFinished(() => rm(tree, { recursive: true }))
  await start('dev.ts', tree)
  const page = await newPage()
  await page.goto(`http://localhost:${ports['SITE_PORT']}/contact`)
  await page.getByText('I wish to communicate with you').waitFor()
  await page.evaluate('globalThis.isSameDocument = true')
  const source = path.join(tree, 'src/pages/contact/page.tsx')
  const text = await readFile(source, 'utf8')
  await writeFile(source, text.replace('I wish to communicate with you', 'I wish to be edited'))
  await page.getByText('I wish to be edited').waitFor()
  expect(await page.evaluate('globalThis.isSameDocument')).toBe(true)
})

/** Import, build, site and Studio work with the production configuration, in which `VITE_SANITY_API_HOST` is unset. */
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CHROMIUM_ARGUMENTS, findChromium } from '../../../builder/pdf/find-chromium.ts'
import { createSiteServer } from '../../../builder/serve-site/site-server.ts'
import { lakeClientAt } from '../../../sandbox/start/lake-client.ts'
import { createProcesses } from '../../../sandbox/start/processes.ts'
import { stackEnvironment } from '../../../sandbox/start/stack-settings.ts'
import { buildStudio } from '../../../sandbox/start/studio.ts'
import { createStudioServer } from '../../../sandbox/studio-server/server.ts'
import { runScript } from '../../conformance/prerender/helpers/run-script.ts'
import { portOf } from '../../helpers/hostile-requests.ts'
import { CDN_MAX_AGE, PROJECT, startHostedSanity, TOKEN } from './hosted-sanity.ts'

const SITE = 'https://www.salvage.test'
const STUDIO = 'https://studio.salvage.test'

// A build takes minutes on a busy machine.
vi.setConfig({ testTimeout: 60 * 60_000, hookTimeout: 60 * 60_000 })

const localServers: Record<string, string> = { 'www.salvage.test': '', 'studio.salvage.test': '' }
let folder: string
let hosted: Awaited<ReturnType<typeof startHostedSanity>>
let environment: Record<string, string>
let browser: Browser

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'hosted-'))
  hosted = await startHostedSanity(localServers)
  hosted.state.corsOrigins.set(SITE, false).set(STUDIO, true)
  const ca = path.join(folder, 'ca.pem')
  await writeFile(ca, hosted.cert)
  const settings = {
    VITE_SANITY_PROJECT_ID: PROJECT,
    VITE_SITE_URL: SITE,
    VITE_STUDIO_URL: STUDIO,
    VITE_EMAIL_MANAGER_URL: 'https://mail.salvage.test',
    SANITY_STUDIO_SITE_URL: SITE,
  }
  environment = {
    ...settings,
    ...stackEnvironment(settings, { site: 0, studio: 0, lake: 0, emailManager: 0 }),
    SITE_OUT_DIR: path.join(folder, 'site'),
    NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'to-loopback.ts')}`,
    NODE_EXTRA_CA_CERTS: ca,
    HOSTED_PROXY_PORT: String(hosted.port),
  }
  browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...CHROMIUM_ARGUMENTS, ...hosted.chromiumArguments],
    timeout: 0,
  })
})
afterAll(async () => {
  await browser.close()
  await hosted.close()
  await rm(folder, { recursive: true })
})

const run = (command: string, token = '') =>
  runScript(command, { ...environment, SANITY_AUTH_TOKEN: token })

/** Makes a server on this machine respond for a simulated host. */
async function serve(host: string, server: Server): Promise<void> {
  await once(server.listen(0, 'localhost'), 'listening')
  localServers[host] = `http://localhost:${portOf(server)}`
}

const publish = (heading: string) =>
  lakeClientAt(hosted.lakeUrl)
    .withConfig({ projectId: PROJECT })
    .patch('contactPage')
    .set({ heading })
    .commit()

/** Waits until the contact page has the heading `expected`. @returns the heading in the HTML, and the final heading */
async function visitContact(expected: string): Promise<(string | undefined)[]> {
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (line) => line.type() === 'error' && problems.push(line.text()))
  page.on('request', (request) => {
    const { hostname } = new URL(request.url())
    if (!/^(?:www\.salvage\.test|\w+\.apicdn\.sanity\.io|cdn\.sanity\.io|)$/.test(hostname))
      problems.push(`request to ${hostname}`)
  })
  page.setDefaultTimeout(0)
  const answered = page.waitForResponse(/apicdn\.sanity\.io/)
  const built = await (await page.goto(`${SITE}/contact`))?.text()
  await (await answered).finished()
  // When the page is idle, React Query has shown or dropped the response.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await page.locator('h1', { hasText: expected }).waitFor({ timeout: 60_000 })
  const revalidated = await page.locator('h1').innerText()
  await page.close()
  expect(problems).toEqual([])
  return [/<h1[^>]*>([^<]*)/.exec(built ?? '')?.[1], revalidated]
}

test('the seed can be imported only with an editor’s token', async () => {
  const refused = await run('seed/import.ts', 'skStranger')
  expect(refused.errors).toContain('Unauthorized')
  expect(refused.code).toBe(1)
  const outcome = await run('seed/import.ts', TOKEN)
  expect(outcome).toEqual({ ...outcome, code: 0 })
})

test('the site is built without a token, and works when visited', async () => {
  const outcome = await run('builder/build.ts')
  expect(outcome).toEqual({ ...outcome, code: 0 })
  await serve('www.salvage.test', createSiteServer(path.join(folder, 'site')))
  const heading = 'Contact the desk'
  expect(await visitContact(heading)).toEqual([heading, heading])
})

test('a page is updated by a response that is newer than its build, not by a stale response from the API CDN', async () => {
  const first = 'Contact the desk'
  expect(await visitContact(first)).toEqual([first, first])
  await publish('Second heading')
  expect(await visitContact(first)).toEqual([first, first])
  expect((await run('builder/rebuild.ts')).code).toBe(0)
  const { cacheHits } = hosted.state
  expect(await visitContact('Second heading')).toEqual(['Second heading', 'Second heading'])
  expect(hosted.state.cacheHits).toBe(cacheHits + 1)
  await publish('Third heading')
  hosted.state.cdnTime += CDN_MAX_AGE
  expect(await visitContact('Third heading')).toEqual(['Second heading', 'Third heading'])
})

test('check-host passes, and fails when the site’s CORS origin is missing', async () => {
  const command = `builder/live-checks/check-host.ts ${SITE}`
  const passed = await run(command)
  expect(passed).toEqual({ ...passed, code: 0 })
  hosted.state.corsOrigins.delete(SITE)
  const failed = await run(command)
  hosted.state.corsOrigins.set(SITE, false)
  expect(failed.output).toContain(
    `pages of ${SITE} can’t read the lake’s answers (status 403): add this origin`,
  )
  expect(failed.code).toBe(1)
})

test('the Studio asks for a sign-in; a signed-in editor can edit and publish', async () => {
  const studioOutDir = path.join(folder, 'studio')
  const processes = createProcesses({ ...process.env, ...environment })
  await buildStudio(processes, { studioOutDir, environment })
  const serverSettings = { outDir: studioOutDir, lakeUrl: null, siteUrl: SITE }
  await serve('studio.salvage.test', createStudioServer(serverSettings))

  const page = await browser.newPage()
  page.setDefaultTimeout(0)
  await page.goto(STUDIO)
  await page.getByRole('link', { name: 'GitHub' }).waitFor()
  const signedIn = {
    key: `__studio_auth_token_${PROJECT}`,
    value: JSON.stringify({ token: TOKEN }),
  }
  await page.evaluate(({ key, value }) => localStorage.setItem(key, value), signedIn)
  const heading = page.getByRole('textbox', { name: 'Heading', exact: true }).first()
  await page.goto(`${STUDIO}/intent/edit/id=contactPage;type=contactPage/`)
  await heading.waitFor()
  expect(await heading.inputValue()).toBe('Third heading')
  await heading.fill('Fourth heading')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('was published').waitFor()
  hosted.state.cdnTime += CDN_MAX_AGE
  expect(await visitContact('Fourth heading')).toEqual(['Second heading', 'Fourth heading'])
})

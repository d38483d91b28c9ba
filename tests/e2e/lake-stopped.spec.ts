/** A site whose content lake was there for the build and has ended since: every page is whole. */
import type { Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { startContentLake } from '../../sandbox/content-lake/server.ts'
import { createSiteServer } from '../../sandbox/site-server/server.ts'
import { PAGE_PATHS } from '../helpers/paths.ts'
import { PORTS } from '../helpers/ports.ts'
import { expect, test } from './fixtures.ts'

const siteUrl = `http://localhost:${PORTS.lakeStopped.site}`
const root = path.resolve(import.meta.dirname, '../..')

let folder: string
let site: Server

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: siteUrl })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = await mkdtemp(path.join(os.tmpdir(), 'lake-stopped-'))
  const lake = await startContentLake({ port: 0, dataDir: path.join(folder, 'data') })
  const outDir = path.join(folder, 'dist')
  const environment = {
    PATH: process.env['PATH'],
    SITE_OUT_DIR: outDir,
    VITE_SANITY_PROJECT_ID: 'localdev',
    VITE_SANITY_API_HOST: lake.url,
    VITE_SITE_URL: siteUrl,
  }
  await run('seed/import.ts', environment)
  await run('builder/build.ts', environment)
  await lake.close()

  site = createSiteServer(outDir)
  site.listen(PORTS.lakeStopped.site, 'localhost')
  await once(site, 'listening')
})

test.afterAll(async () => {
  site.close()
  site.closeAllConnections()
  await rm(folder, { recursive: true })
})

for (const scripts of [false, true])
  test(`every page is whole ${scripts ? 'with' : 'without'} scripts`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: scripts })
    const page = await context.newPage()
    for (const pagePath of PAGE_PATHS) {
      const failures: string[] = []
      page.on('requestfailed', (request) => {
        // What the page before was still loading ends when the next one is opened.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') failures.push(request.url())
      })
      await page.goto(pagePath)
      await expect(page.locator('h1')).toHaveCount(1)
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(400)

      await expectWholeImages(page)
      expect(
        failures.filter(
          (url) => !url.includes('/data/query/') && (scripts || !url.endsWith('.js')),
        ),
      ).toEqual([])
    }
    await context.close()
  })

test('a page reached by a link is whole, images included', async ({ page, watch }) => {
  // The lake is asked for content, and never for an image.
  watch.allowConsoleErrors(/Failed to load resource|request to \S+\/data\/query\//)
  // Only a page that has been hydrated asks the lake.
  const asked = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/data/query/'),
  )
  await page.goto('/contact')
  await asked
  await page.getByRole('contentinfo').getByRole('link', { name: 'Case Studies' }).click()
  await expect(page).toHaveURL('/case-studies')
  await expectWholeImages(page)
})

/** No image of the page is broken. */
async function expectWholeImages(page: Page): Promise<void> {
  for (const image of await page.locator('img').all()) {
    await image.scrollIntoViewIfNeeded()
    await expect(image).toHaveJSProperty('complete', true)
    expect(await image.evaluate((element) => Reflect.get(element, 'naturalWidth'))).not.toBe(0)
  }
}

/** Runs a program of the product to its end. */
async function run(script: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [script], { cwd: root, env: environment, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  expect(code, script).toBe(0)
}

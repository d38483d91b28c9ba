import type { Page } from '@playwright/test'
import { SAMPLE_PATHS, PAGE_PATHS } from '../helpers/paths.ts'
import { stack } from '../helpers/stack.ts'
import {
  expect,
  waitForApp,
  LAKE_QUERIES,
  openHydrated,
  openPrerendered,
  test,
  pageText,
} from './fixtures.ts'

test('a failing lake changes nothing on a page', async ({ page, browser, watch }) => {
  watch.allowProblems(/Failed to load resource/)
  const context = await browser.newContext()
  const prerendered = await pageText(await openPrerendered(context, '/'))
  await context.close()

  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  // src/content/lake.test.ts and load.test.ts test other faulty responses.
  await page.route(LAKE_QUERIES, (route) =>
    route.fulfill({ status: 502, headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
  const query = page.waitForRequest(LAKE_QUERIES)
  await page.goto('/')
  await query
  await page.waitForLoadState('networkidle')
  expect(await pageText(page)).toBe(prerendered)
  await expect.poll(() => warnings).toEqual([expect.stringContaining('content lake')])
})

test('pages are complete while lake and email-manager are down', async ({ page, watch }) => {
  watch.allowProblems(/Failed to load resource/)
  const failed: string[] = []
  page.on('requestfailed', (request) => {
    // Opening a page aborts the requests of the previous page.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(request.url())
  })
  for (const origin of [stack.lakeUrl, stack.emailManagerUrl])
    await page.route(`${origin}/**`, (route) => route.abort('connectionrefused'))
  for (const path of process.env['NIGHTLY'] ? PAGE_PATHS : SAMPLE_PATHS) {
    await openWithLakeDown(page, path)
    await expectComplete(page)
  }
  // A page requests content from the lake, but never an image.
  expect(failed.filter((url) => !url.includes('/data/query/'))).toEqual([])
})

test('pages opened by links are complete while the lake is down', async ({ page, watch }) => {
  watch.allowProblems(/Failed to load resource/)
  await page.route(`${stack.lakeUrl}/**`, (route) => route.abort('connectionrefused'))
  await openWithLakeDown(page, '/')
  // Left out: the home page, where the test begins, and pages of printable documents, to which the footer has no links.
  const linked = PAGE_PATHS.filter((path) => path !== '/' && !path.startsWith('/docs/'))
  for (const path of process.env['NIGHTLY'] ? linked : ['/contact', '/case-studies']) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    // The previous page stays until the next page is loaded.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectComplete(page)
  }
})

/** Opens a path and waits until the page's query has failed and the page is hydrated. */
async function openWithLakeDown(page: Page, path: string) {
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().startsWith(stack.lakeUrl),
  )
  await page.goto(path)
  await failed
  await waitForApp(page)
}

/** Checks that the page has its texts, and that its images are files of the site and not broken. */
async function expectComplete(page: Page) {
  await expect(page.locator('main h1')).toHaveCount(1)
  await expect(page.locator('a[href^="tel:"]').filter({ visible: true })).not.toHaveCount(0)
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(400)
  for (const image of await page.locator('main img').filter({ visible: true }).all()) {
    await image.scrollIntoViewIfNeeded()
    await expect(image).toHaveAttribute('src', /^\/(media|assets|docs)\//)
    await expect(image).toHaveJSProperty('complete', true)
    await expect(image).not.toHaveJSProperty('naturalWidth', 0)
  }
}

test('while the lake is down and a content snapshot hangs, a link opens the prerendered page', async ({
  page,
  watch,
}) => {
  watch.allowProblems(/Failed to load resource|ContentReadError/)
  await page.route(LAKE_QUERIES, (route) => route.abort('connectionrefused'))
  await page.route('**/content/about.json', () => new Promise<never>(() => {}))
  await openWithLakeDown(page, '/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByText('Loading the page…')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/from\sone\sdesk/)
  await expect(page.getByText('Loading the page…')).toHaveCount(0)
  await expect(page).toHaveURL('/about')
})

test('a link opened offline shows an error and a retry', async ({ page, context, watch }) => {
  watch.allowProblems(/Failed to load resource|Failed to fetch|dynamically imported module/)
  await openHydrated(page, '/')
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded')
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/about')
  await expect(page.getByRole('banner')).toBeVisible()

  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/could not be loaded/)
})

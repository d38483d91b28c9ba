import type { Page, Route } from '@playwright/test'
import { KINDS_OF_PAGES, PAGE_PATHS } from '../helpers/paths.ts'
import { stack } from '../helpers/stack.ts'
import {
  expect,
  expectApp,
  LAKE_QUERIES,
  openHydrated,
  openPrerendered,
  test,
  wordsOf,
} from './fixtures.ts'

const answering =
  (body: string, status = 200) =>
  (route: Route) =>
    route.fulfill({
      status,
      body,
      headers: { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' },
    })

// Every odd answer: src/content/load.test.ts.
const TROUBLES = {
  fails: answering('<h1>Bad gateway</h1>', 502),
  'answers without a frame': answering(
    '{"result":{"asOf":"2199-01-01T00:00:00Z","page":{"heading":"Nonsense"}}}',
  ),
}

/** The page's text after every step that could change it. */
async function wordsAfterTrouble(page: Page, path: string): Promise<string> {
  const asked = page.waitForEvent('request', (request) => request.url().includes('/data/query/'))
  await page.goto(path)
  await asked
  await page.waitForLoadState('networkidle')
  return await wordsOf(page)
}

for (const [name, answer] of Object.entries(TROUBLES))
  test(`a lake that ${name} changes nothing on a page`, async ({ page, browser, watch }) => {
    watch.allowConsoleErrors(/Failed to load resource/)
    await page.route(LAKE_QUERIES, answer)
    const plain = await browser.newContext()
    const plainPage = await openPrerendered(plain, '/')
    const prerendered = await wordsOf(plainPage)
    await plain.close()

    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    expect(await wordsAfterTrouble(page, '/')).toBe(prerendered)
    await expect.poll(() => warnings).toHaveLength(1)
    expect(warnings[0]).toContain('content lake')
  })

test('a lake that never answers changes nothing, and links lead on', async ({ page }) => {
  await page.route(LAKE_QUERIES, () => new Promise<never>(() => {}))
  const asked = page.waitForEvent('request', (request) => request.url().includes('/data/query/'))
  await page.goto('/contact')
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  await asked
  await expect(heading).toHaveText(before)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Leadership' }).click()
  await expect(page).toHaveURL('/management')
  await expect(page).toHaveTitle(/Leadership|Management/i)
  await expect(heading).not.toHaveText(before)
})

test('with the lake down every page is complete', async ({ page, watch }) => {
  watch.allowConsoleErrors(/Failed to load resource/)
  const failed: string[] = []
  page.on('requestfailed', (request) => {
    // Requests of the page before are aborted when the next one is opened.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(request.url())
  })
  await page.route(`${stack.lakeUrl}/**`, (route) => route.abort('connectionrefused'))
  for (const path of process.env['NIGHTLY'] ? PAGE_PATHS : KINDS_OF_PAGES) {
    await openWithLakeDown(page, path)
    await expectWhole(page)
  }
  // The page requests content, and never an image.
  expect(failed.filter((url) => !url.includes('/data/query/'))).toEqual([])
})

test('with the lake down pages opened by links are complete', async ({ page, watch }) => {
  watch.allowConsoleErrors(/Failed to load resource/)
  await page.route(`${stack.lakeUrl}/**`, (route) => route.abort('connectionrefused'))
  await openWithLakeDown(page, '/')
  // The printable documents are reached as PDFs; the home page is where this begins.
  const linked = PAGE_PATHS.filter((path) => path !== '/' && !path.startsWith('/docs/'))
  for (const path of process.env['NIGHTLY'] ? linked : ['/contact', '/case-studies']) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    // The previous page stays until the next page is loaded.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectWhole(page)
  }
})

test('images from the lake are replaced by the site’s own copies once the lake is down', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors(/Failed to load resource/)
  await page.route(`${stack.lakeUrl}/images/**`, (route) => route.abort('connectionrefused'))
  await openHydrated(page, '/contact')
  const asked = page.waitForResponse(LAKE_QUERIES)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Case Studies' }).click()
  await asked
  await expect(page).toHaveURL('/case-studies')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('main img')).not.toHaveCount(0)
  await expectWhole(page)
})

/** Opens a path and waits until the page's query has failed and the page is hydrated. */
async function openWithLakeDown(page: Page, path: string) {
  const asked = page.waitForEvent('requestfailed', (request) =>
    request.url().startsWith(stack.lakeUrl),
  )
  await page.goto(path)
  await asked
  await expectApp(page)
}

/** The page has its texts, and images of the site's own, none of them broken. */
async function expectWhole(page: Page) {
  await expect(page.locator('main h1')).toHaveCount(1)
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(400)
  for (const image of await page.locator('main img').filter({ visible: true }).all()) {
    await image.scrollIntoViewIfNeeded()
    await expect(image).toHaveAttribute('src', /^\/(media|assets|docs)\//)
    await expect(image).toHaveJSProperty('complete', true)
    await expect(image).not.toHaveJSProperty('naturalWidth', 0)
  }
}

test('with lake and snapshot hanging a link leads to the page as it was prerendered', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors(/Failed to load resource|LakeReadError/)
  await page.route(LAKE_QUERIES, (route) => route.abort('connectionrefused'))
  await page.route('**/content/about.json', () => new Promise<never>(() => {}))
  await openWithLakeDown(page, '/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByText('Loading the page…')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/from\sone\sdesk/)
  await expect(page.getByText('Loading the page…')).toHaveCount(0)
  await expect(page).toHaveURL('/about')
})

test('tells a visitor who has gone offline what still works', async ({ page, context, watch }) => {
  watch.allowConsoleErrors(/Failed to load resource|Failed to fetch|dynamically imported module/)
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

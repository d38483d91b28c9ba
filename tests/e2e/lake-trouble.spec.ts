import type { Page, Route } from '@playwright/test'
import { PAGE_PATHS } from '../helpers/paths.ts'
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

type Trouble = { name: string; answer: (route: Route) => Promise<void>; tag?: '@nightly' }

const answering =
  (body: string, status = 200) =>
  (route: Route) =>
    route.fulfill({
      status,
      body,
      headers: { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' },
    })

const TROUBLES: Trouble[] = [
  {
    name: 'refuses connections',
    answer: (route) => route.abort('connectionrefused'),
    tag: '@nightly',
  },
  { name: 'fails', answer: answering('<h1>Bad gateway</h1>', 502) },
  { name: 'answers HTML', answer: answering('<h1>Sign in to this network</h1>'), tag: '@nightly' },
  { name: 'answers nothing', answer: answering(''), tag: '@nightly' },
  { name: 'answers null', answer: answering('{"result":null}'), tag: '@nightly' },
  { name: 'answers a list', answer: answering('{"result":[1,2,3]}'), tag: '@nightly' },
  {
    name: 'answers without a frame',
    answer: answering('{"result":{"asOf":"2199-01-01T00:00:00Z","page":{"heading":"Nonsense"}}}'),
  },
]

/** The page's words once it has been given every chance to change. */
async function wordsAfterTrouble(page: Page, path: string): Promise<string> {
  const asked = page.waitForEvent('request', (request) => request.url().includes('/data/query/'))
  await page.goto(path)
  await asked
  await page.waitForLoadState('networkidle')
  return await wordsOf(page)
}

for (const { name, answer, tag = [] } of TROUBLES) {
  test(
    `a lake that ${name} changes nothing on a page`,
    { tag },
    async ({ page, browser, watch }) => {
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
    },
  )
}

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

/** One page of each kind: a first view, a form, a port, a sheet. */
const KINDS_OF_PAGES = ['/', '/fleet-retainer', '/ports/mumbai', '/docs/sla-schedule']

for (const javaScriptEnabled of [false, true])
  test(`with the lake down every page is whole ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    const failed: string[] = []
    page.on('requestfailed', (request) => {
      // What the page before was still loading ends when the next one is opened.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(request.url())
    })
    await page.route(`${stack.lakeUrl}/**`, (route) => route.abort('connectionrefused'))
    for (const path of process.env['NIGHTLY'] ? PAGE_PATHS : KINDS_OF_PAGES) {
      await (javaScriptEnabled ? openWithLakeDown(page, path) : page.goto(path))
      await expect(page.locator('h1')).toHaveCount(1)
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(400)
      await expectWholeImages(page)
    }
    // Content is asked for, and never an image.
    expect(failed.filter((url) => !url.includes('/data/query/'))).toEqual([])
    await context.close()
  })

test(
  'with the lake down every page can be reached by links',
  { tag: '@nightly' },
  async ({ page, watch }) => {
    watch.allowConsoleErrors(/Failed to load resource/)
    await page.route(LAKE_QUERIES, (route) => route.abort('connectionrefused'))
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    // The printable documents are reached as PDFs; the home page is where this begins.
    const linked = PAGE_PATHS.filter((path) => path !== '/' && !path.startsWith('/docs/'))
    for (const path of linked) {
      const link = footer.locator(`a[href="${path}"]`)
      await link.click()
      await expect(page).toHaveURL(path)
      await expect(page.locator('main h1')).toHaveCount(1)
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(400)
    }
  },
)

test('with the lake down the images of a page reached by a link are the site’s own', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors(/Failed to load resource/)
  await page.route(`${stack.lakeUrl}/**`, (route) => route.abort('connectionrefused'))
  await openWithLakeDown(page, '/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Case Studies' }).click()
  await expectCaseStudies(page)
})

test('images of a page that came from the lake are the site’s own once the lake is down', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors(/Failed to load resource/)
  await page.route(`${stack.lakeUrl}/images/**`, (route) => route.abort('connectionrefused'))
  await openHydrated(page, '/contact')
  const asked = page.waitForResponse(LAKE_QUERIES)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Case Studies' }).click()
  await asked
  await expectCaseStudies(page)
})

/** Opens a path and waits until its page has asked the lake in vain and has been hydrated. */
async function openWithLakeDown(page: Page, path: string) {
  const asked = page.waitForEvent('requestfailed', (request) =>
    request.url().startsWith(stack.lakeUrl),
  )
  await page.goto(path)
  await asked
  await expectApp(page)
}

/** The page of case studies is shown, with its images. */
async function expectCaseStudies(page: Page) {
  await expect(page).toHaveURL('/case-studies')
  await expect(page.locator('main img')).not.toHaveCount(0)
  await expectWholeImages(page)
}

/** Every image that the page shows is the site's own, and none is broken. */
async function expectWholeImages(page: Page) {
  for (const image of await page.locator('main img').filter({ visible: true }).all()) {
    await image.scrollIntoViewIfNeeded()
    await expect(image).toHaveAttribute('src', /^\/(media|assets)\//)
    await expect(image).toHaveJSProperty('complete', true)
    await expect(image).not.toHaveJSProperty('naturalWidth', 0)
  }
}

const SNAPSHOTS: Trouble[] = [
  { name: 'hangs', answer: () => new Promise<never>(() => {}) },
  {
    name: 'is a web page',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
    tag: '@nightly',
  },
  {
    name: 'breaks off',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '{"answer":{"as' }),
    tag: '@nightly',
  },
]

for (const { name, answer, tag = [] } of SNAPSHOTS)
  test(
    `with the lake down and a snapshot that ${name} a link leads to the page as it was prerendered`,
    { tag },
    async ({ page, watch }) => {
      watch.allowConsoleErrors(/Failed to load resource|LakeReadError/)
      await page.route(LAKE_QUERIES, (route) => route.abort('connectionrefused'))
      await page.route('**/content/about.json', answer)
      await openWithLakeDown(page, '/contact')
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
      if (name === 'hangs') await expect(page.getByText('Loading the page…')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/from\sone\sdesk/)
      await expect(page.getByText('Loading the page…')).toHaveCount(0)
      await expect(page).toHaveURL('/about')
    },
  )

test('a visitor who has gone offline is told what still works', async ({
  page,
  context,
  watch,
}) => {
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

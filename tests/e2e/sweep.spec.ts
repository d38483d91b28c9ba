/**
 * Each page, visited once: the same before and after hydration, one query to the lake, bytes within
 * their budget (docs/speed.md), and WCAG 2.2 AA as far as a program can tell, on a desk and on a phone.
 */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page, Request } from '@playwright/test'
import { EMPTY_PATHS, ONE_PORT_PATHS, PAGE_PATHS, UNKNOWN_PORT_PATH } from '../helpers/paths.ts'
import { expect, LAKE_QUERIES, openHydrated, openPrerendered, test } from './fixtures.ts'

const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Brotli bytes of all scripts that a first view loads, of which the packages take 82,500. */
const SCRIPT_BUDGET = 100_400

/** Pages with more on them, held to what has been reached: forms, prose and the chart together. */
const LARGER_SCRIPT_BUDGETS: Record<string, number> = {
  '/': 106_500,
  '/port-call-compliance': 107_300,
  '/fleet-retainer': 106_800,
  '/insurance/financial-security': 100_800,
  '/response/salvage-osr': 103_000,
}

/** Bytes of the typefaces that a first view shows. */
const FONT_BUDGET = 45_000

/** Brotli bytes of a page with its style sheet and its content. */
const PAGE_BUDGET = 30_000

for (const path of process.env['NIGHTLY'] ? PAGE_PATHS : ONE_PORT_PATHS)
  test(`${path}: same page hydrated, one query, within budget, accessible`, async ({
    page,
    browser,
  }) => {
    const plain = await browser.newContext()
    const plainPage = await openPrerendered(plain, path)
    const prerendered = await plainPage.locator('body').innerText()
    const title = await plainPage.title()
    expect(await plainPage.evaluate(undrawnIcons)).toEqual([])
    await plain.close()

    const requested: Request[] = []
    const finished: Request[] = []
    page.on('request', (request) => requested.push(request))
    page.on('requestfinished', (request) => finished.push(request))
    await openHydrated(page, path)
    await page.waitForLoadState('networkidle')
    expect(await page.locator('body').innerText()).toBe(prerendered)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('main')).toHaveCount(1)
    await expect(page.locator('h1')).toHaveCount(1)
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(400)
    expect(requested.filter((request) => request.url().includes('/data/query/'))).toHaveLength(1)

    const isScript = (request: Request) => new URL(request.url()).pathname.endsWith('.js')
    const scripts = await transferredBytes(finished.filter(isScript))
    expect(scripts).toBeGreaterThan(50_000)
    expect(scripts).toBeLessThanOrEqual(LARGER_SCRIPT_BUDGETS[path] ?? SCRIPT_BUDGET)
    const isFont = (request: Request) => request.resourceType() === 'font'
    const fonts = await transferredBytes(finished.filter(isFont))
    expect(fonts).toBeGreaterThan(15_000)
    expect(fonts).toBeLessThanOrEqual(FONT_BUDGET)
    const navigation = finished.filter((request) => request.isNavigationRequest())
    expect(navigation).toHaveLength(1)
    expect(await transferredBytes(navigation)).toBeLessThanOrEqual(PAGE_BUDGET)

    await expectAccessible(page)
  })

for (const path of EMPTY_PATHS)
  test(`${path} is an empty page in the frame, with status 404`, async ({ page, watch }) => {
    watch.allowConsoleErrors(/Failed to load resource.*404/)
    const revalidation = page.waitForResponse(LAKE_QUERIES)
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await revalidation
    await expect(page.locator('main')).toBeEmpty()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page).toHaveTitle(
      'India Port-Call Insurance (P&I/Financial Security) + NOSDCP Response',
    )
    // An empty page has no heading to begin with (specification section 2).
    if (path === EMPTY_PATHS[0]) await expectAccessible(page, ['page-has-heading-one'])
  })

test('an unknown port is Port Not Found, with status 404', async ({ page, watch }) => {
  watch.allowConsoleErrors(/Failed to load resource.*404/)
  const response = await page.goto(UNKNOWN_PORT_PATH)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Port Not Found')
  await expect(page.getByText("The port you're looking for doesn't exist.")).toBeVisible()
  await expectAccessible(page)
})

/** No fault that axe finds, and no sideways scrolling, on a desk and on a small phone. */
async function expectAccessible(page: Page, exceptRules: string[] = []) {
  for (const width of [1280, 320])
    await test.step(`accessible at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const { violations } = await new AxeBuilder({ page })
        .withTags(WCAG_TAGS)
        .disableRules(exceptRules)
        .analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
}

/** Runs in the page: addresses of the icons whose drawings the page lacks. */
function undrawnIcons(): string[] {
  const addresses = [...document.querySelectorAll('use')].map(
    (use) => use.getAttribute('href') ?? '',
  )
  return addresses.filter((address) => document.querySelector(address) === null)
}

/** Bytes of the bodies of these requests' responses, as they came over the wire. */
async function transferredBytes(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  return sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0)
}

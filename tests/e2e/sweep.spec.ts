/**
 * Visits each page once and checks: no script file before `load`, one query to the lake, the same content after
 * hydration, bytes within the budget (docs/speed.md), and axe's rules for WCAG 2.2 AA on a desktop and on a phone.
 */
import { brotliCompressSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { EMPTY_PATHS, SAMPLE_PATHS, PAGE_PATHS, UNKNOWN_PORT_PATH } from '../helpers/paths.ts'
import { accessibilityFaults, misreadNames } from './accessibility.ts'
import { expect, LAKE_QUERIES, openHydrated, openPrerendered, test, wordsOf } from './fixtures.ts'

/** Brotli bytes of a page's inline scripts: 3 KB. */
const BOOT_BUDGET = 3 * 1024

/** Bytes of the typefaces that a first view shows. */
const FONT_BUDGET = 45_000

/** Bytes of everything loaded before the `load` event, without images below the fold. */
const VIEW_BUDGET = 60_000
const HOME_BUDGET = 75_000

/** Brotli bytes of all scripts of a page. */
const APP_BUDGET = 110 * 1024

const PHONE = { width: 390, height: 700 }

for (const path of process.env['NIGHTLY'] ? PAGE_PATHS : SAMPLE_PATHS)
  test(`${path}: no script before load, same content after hydration, one query, within budget, accessible`, async ({
    page,
    browser,
  }) => {
    const plain = await browser.newContext({ viewport: PHONE })
    const plainPage = await openPrerendered(plain, path)
    const prerendered = await wordsOf(plainPage)
    const title = await plainPage.title()
    expect(await plainPage.evaluate(undrawnIcons)).toEqual([])
    expect(await plainPage.evaluate(closedOrSkipped)).toEqual([])
    await plain.close()

    const queries: Request[] = []
    const finished: Request[] = []
    page.on('request', (request) => {
      if (request.url().includes('/data/query/')) queries.push(request)
    })
    page.on('requestfinished', (request) => finished.push(request))
    const expectSamePage = async () => {
      expect(await wordsOf(page)).toBe(prerendered)
      await expect(page).toHaveTitle(title)
    }

    await page.setViewportSize(PHONE)
    const document = page.waitForResponse((response) => response.request().isNavigationRequest())
    await page.addInitScript(noteLoad)
    await openHydrated(page, path)
    await page.waitForLoadState('networkidle')
    expect(bootBytes(await (await document).text())).toBeLessThanOrEqual(BOOT_BUDGET)
    const isFont = (request: Request) => request.resourceType() === 'font'
    const fonts = await transferredBytes(finished.filter(isFont))
    expect(fonts).toBeGreaterThan(15_000)
    expect(fonts).toBeLessThanOrEqual(FONT_BUDGET)
    const later = new Set(await page.evaluate(imagesBelowTheFold))
    const atLoad = new Set(await page.evaluate(() => window.loadedBefore))
    const isFirst = (request: Request) =>
      request.isNavigationRequest() || isFont(request) || atLoad.has(request.url())
    const first = finished.filter((request) => isFirst(request) && !later.has(request.url()))
    expect(first.filter(isScript)).toEqual([])
    const view = await transferredBytes(first)
    expect(view).toBeGreaterThan(35_000)
    expect(view).toBeLessThanOrEqual(path === '/' ? HOME_BUDGET : VIEW_BUDGET)
    await expectSamePage()

    await expect(page.locator('main')).toHaveCount(1)
    await expect(page.locator('h1')).toHaveCount(1)
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(400)
    expect(queries).toHaveLength(1)
    const app = await transferredBytes(finished.filter(isScript))
    expect(app).toBeGreaterThan(50_000)
    expect(app).toBeLessThanOrEqual(APP_BUDGET)

    await expectAccessible(page)
  })

test('an address without a page shows an empty page in the frame, with status 404', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors(/Failed to load resource.*404/)
  for (const path of EMPTY_PATHS) {
    const revalidation = page.waitForResponse(LAKE_QUERIES)
    expect((await page.goto(path))?.status()).toBe(404)
    await revalidation
    const heading = page.getByRole('main').locator(':scope > *')
    await expect(heading).toHaveText('No page at this address')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect((await heading.boundingBox())?.height).toBeLessThanOrEqual(1)
    await expect(page.getByText('There is no page at this address.')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page).toHaveTitle(
      'India Port-Call Insurance (P&I/Financial Security) + NOSDCP Response',
    )
  }
  await expectAccessible(page)
})

test('an unknown port shows Port Not Found, with status 404', async ({ page, watch }) => {
  watch.allowConsoleErrors(/Failed to load resource.*404/)
  const response = await page.goto(UNKNOWN_PORT_PATH)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Port Not Found')
  await expectAccessible(page)
})

/** No axe violations, no misread names and no sideways scrolling, on a desktop and on a small phone. */
async function expectAccessible(page: Page) {
  for (const width of [1280, 320])
    await test.step(`accessible at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await misreadNames(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
}

const isScript = (request: Request) => new URL(request.url()).pathname.endsWith('.js')

declare global {
  interface Window {
    /** The addresses requested before the `load` event. */
    loadedBefore: string[]
  }
}

/** Runs in the page. */
function noteLoad() {
  addEventListener('load', () => {
    window.loadedBefore = performance.getEntriesByType('resource').map(({ name }) => name)
  })
}

/** Runs in the page: addresses of the icons whose drawings the page lacks. */
function undrawnIcons(): string[] {
  const addresses = [...document.querySelectorAll('use[href^="#"]')].map(
    (use) => use.getAttribute('href') ?? '',
  )
  return addresses.filter((address) => document.querySelector(address) === null)
}

/**
 * Runs in the page: the texts of the summaries of closed disclosures, and of the headings that the browser does not
 * draw before the visitor scrolls to them.
 */
function closedOrSkipped(): (string | null)[] {
  const main = document.querySelector('main')
  const closed = [...(main?.querySelectorAll('details:not([open]) > summary') ?? [])]
  const skipped = [...(main?.querySelectorAll('h2') ?? [])].filter(
    (heading) => !heading.checkVisibility({ contentVisibilityAuto: true }),
  )
  return [...closed, ...skipped].map((element) => element.textContent)
}

/** Runs in the page: addresses of the images that a visitor sees only after scrolling. */
function imagesBelowTheFold(): string[] {
  return [...document.images]
    .filter((image) => image.getBoundingClientRect().top >= innerHeight)
    .map(({ currentSrc }) => currentSrc)
}

/** Brotli bytes of a page's inline scripts. */
function bootBytes(html: string): number {
  const scripts = [...html.matchAll(/<script(?: type="module" data-app[^>]*)?>(.*?)<\/script>/gs)]
  expect(scripts).toHaveLength(2)
  return brotliCompressSync(scripts.map(([, script]) => script).join('')).length
}

/** Bytes of the bodies of these requests' responses, as transferred. */
async function transferredBytes(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  return sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0)
}

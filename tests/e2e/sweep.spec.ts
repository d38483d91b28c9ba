/**
 * Checks one page of each kind. The nightly run checks every page except the email-link pages. A page loads no script
 * file before `load`, queries the lake once, and has the same content after hydration. Its bytes stay within the budget
 * (docs/speed.md). It passes axe's rules for WCAG 2.2 AA on desktop and phone.
 */
import { brotliCompressSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { NOT_FOUND_PATHS, SAMPLE_PATHS, PAGE_PATHS, UNKNOWN_PORT_PATH } from '../helpers/paths.ts'
import { accessibilityFaults, misreadNames } from './accessibility.ts'
import { expect, LAKE_QUERIES, openHydrated, openPrerendered, test, pageText } from './fixtures.ts'

/** Brotli bytes of a page's inline scripts. */
const BOOT_BUDGET = 3 * 1024

/** Bytes of all fonts that a page loads. */
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
    const context = await browser.newContext({ viewport: PHONE })
    const prerendered = await openPrerendered(context, path)
    const text = await pageText(prerendered)
    const title = await prerendered.title()
    expect(await prerendered.evaluate(missingIcons)).toEqual([])
    expect(await prerendered.evaluate(hiddenContent)).toEqual([])
    await context.close()

    const queries: Request[] = []
    const finished: Request[] = []
    page.on('request', (request) => {
      if (request.url().includes('/data/query/')) queries.push(request)
    })
    page.on('requestfinished', (request) => finished.push(request))
    const expectSamePage = async () => {
      expect(await pageText(page)).toBe(text)
      await expect(page).toHaveTitle(title)
    }

    await page.setViewportSize(PHONE)
    const document = page.waitForResponse((response) => response.request().isNavigationRequest())
    await page.addInitScript(recordRequestsBeforeLoad)
    await openHydrated(page, path)
    await page.waitForLoadState('networkidle')
    expect(inlineScriptBytes(await (await document).text())).toBeLessThanOrEqual(BOOT_BUDGET)
    const isFont = (request: Request) => request.resourceType() === 'font'
    const fontBytes = await transferredBytes(finished.filter(isFont))
    expect(fontBytes).toBeGreaterThan(15_000)
    expect(fontBytes).toBeLessThanOrEqual(FONT_BUDGET)
    const belowFold = new Set(await page.evaluate(imagesBelowTheFold))
    const beforeLoad = new Set(await page.evaluate(() => window.requestedBeforeLoad))
    const isBeforeLoad = (request: Request) =>
      request.isNavigationRequest() || isFont(request) || beforeLoad.has(request.url())
    const view = finished.filter((each) => isBeforeLoad(each) && !belowFold.has(each.url()))
    expect(view.filter(isScript)).toEqual([])
    const viewBytes = await transferredBytes(view)
    expect(viewBytes).toBeGreaterThan(35_000)
    expect(viewBytes).toBeLessThanOrEqual(path === '/' ? HOME_BUDGET : VIEW_BUDGET)
    await expectSamePage()

    await expect(page.locator('main')).toHaveCount(1)
    await expect(page.locator('h1')).toHaveCount(1)
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(400)
    expect(queries).toHaveLength(1)
    const scriptBytes = await transferredBytes(finished.filter(isScript))
    expect(scriptBytes).toBeGreaterThan(50_000)
    expect(scriptBytes).toBeLessThanOrEqual(APP_BUDGET)

    await expectAccessible(page)
  })

test('an address without a page shows only a message, header and footer, with status 404', async ({
  page,
  watch,
}) => {
  watch.allowProblems(/Failed to load resource.*404/)
  for (const path of NOT_FOUND_PATHS) {
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
  watch.allowProblems(/Failed to load resource.*404/)
  const response = await page.goto(UNKNOWN_PORT_PATH)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Port Not Found')
  await expectAccessible(page)
})

/** Checks at two widths: axe finds no violations, screen readers misread nothing, the page does not scroll sideways. */
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
    requestedBeforeLoad: string[]
  }
}

/** Runs in the page. */
function recordRequestsBeforeLoad() {
  addEventListener('load', () => {
    window.requestedBeforeLoad = performance.getEntriesByType('resource').map(({ name }) => name)
  })
}

/** Runs in the page: returns the `href` of each icon whose drawing is missing from the page. */
function missingIcons(): string[] {
  const addresses = [...document.querySelectorAll('use[href^="#"]')].map(
    (use) => use.getAttribute('href') ?? '',
  )
  return addresses.filter((address) => document.querySelector(address) === null)
}

/**
 * Runs in the page: returns the summaries of closed disclosures, and the headings that the browser does not draw before
 * the visitor scrolls to them.
 */
function hiddenContent(): (string | null)[] {
  const main = document.querySelector('main')
  const closed = [...(main?.querySelectorAll('details:not([open]) > summary') ?? [])]
  const skipped = [...(main?.querySelectorAll('h2') ?? [])].filter(
    (heading) => !heading.checkVisibility({ contentVisibilityAuto: true }),
  )
  return [...closed, ...skipped].map((element) => element.textContent)
}

/** Runs in the page: returns the addresses of the images that a visitor sees only after scrolling. */
function imagesBelowTheFold(): string[] {
  return [...document.images]
    .filter((image) => image.getBoundingClientRect().top >= innerHeight)
    .map(({ currentSrc }) => currentSrc)
}

/** Returns the size of a page's inline scripts in bytes, compressed with Brotli. */
function inlineScriptBytes(html: string): number {
  const scripts = [...html.matchAll(/<script(?: type="module" data-app[^>]*)?>(.*?)<\/script>/gs)]
  expect(scripts).toHaveLength(2)
  return brotliCompressSync(scripts.map(([, script]) => script).join('')).length
}

/** Returns the sum of the transferred bytes of the response bodies. */
async function transferredBytes(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  return sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0)
}

/** What a page does before the app runs, and when the app is loaded (docs/decisions/0028). */
import type { Page } from '@playwright/test'
import {
  expect,
  expectApp,
  LAKE_QUERIES,
  openHydrated,
  openPrerendered,
  openSavingData,
  pointAtBrand,
  test,
  watchScripts,
  wordsOf,
} from './fixtures.ts'
import { SCRIPT_FAILURES } from './script-faults.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const newsletter = (page: Page) => page.getByRole('form', { name: 'Newsletter' })

test.use({ viewport: { width: 390, height: 700 } })

/** Counts the queries that a page sends to the lake, from now on. */
function countQueries(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().includes('/data/query/')) count += 1
  })
  return () => count
}

/** Makes the lake answer with another main heading, and the time `asOf` if given. */
async function answerWith(page: Page, words: string, asOf?: string): Promise<void> {
  await page.route(LAKE_QUERIES, async (route) => {
    const response = await route.fetch()
    const text = (await response.text()).replace(/"heading":"[^"]+"/, `"heading":"${words}"`)
    const body = asOf === undefined ? text : text.replace(/"asOf":"[^"]+"/, `"asOf":"${asOf}"`)
    await route.fulfill({ response, body })
  })
}

/** Waits until everything that the page does without the visitor is done. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
}

test('the chosen palette is set before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'night')
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      Reflect.set(window, 'schemeAtBody', getComputedStyle(document.documentElement).colorScheme)
    }).observe(document, { childList: true, subtree: true })
  })
  await openHydrated(page, '/contact')
  expect(await page.evaluate(() => Reflect.get(window, 'schemeAtBody'))).toBe('dark')
})

test('shows newer content even while fonts do not load, and requests it once', async ({ page }) => {
  await page.route('**/*.woff2', () => {})
  await answerWith(page, 'Published just now')
  const queries = countQueries(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await expect(heading(page)).toHaveText('Published just now')
  expect(queries()).toBe(1)
})

test('an answer older than the page does not replace the page', async ({ page }) => {
  await answerWith(page, 'From long ago', '2001-01-01T00:00:00Z')
  await openHydrated(page, '/contact')
  await settle(page)
  await expect(heading(page)).not.toHaveText('From long ago')
})

test('a browser that saves data loads the app only on a visitor’s action, and queries once', async ({
  page,
}) => {
  const scripts = watchScripts(page)
  const queries = countQueries(page)
  await openSavingData(page, '/contact')
  await page.locator('a[href^="tel:"]:visible').first().hover()
  await page.mouse.wheel(0, 300)
  await settle(page)
  expect([scripts, queries()]).toEqual([[], 0])
  await page.getByRole('banner').getByRole('link').first().focus()
  await expectApp(page)
  await settle(page)
  expect(queries()).toBe(1)
})

test('a document is printed and counted without the app, and counted once with the app', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const events: unknown[] = []
    Reflect.set(window, 'events', events)
    window.gtag = (...call) => void events.push(call)
    window.print = () => void Reflect.set(window, 'printed', true)
    addEventListener('click', (event) => event.preventDefault())
  })
  const scripts = watchScripts(page)
  const events = () => page.evaluate(() => Reflect.get(window, 'events'))
  const event = ['event', 'sla_pdf_download', { event_label: 'fleet-retainer-sla-schedule.pdf' }]
  await openSavingData(page, '/docs/sla-schedule')
  await page.getByRole('button', { name: 'Print' }).click()
  expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(true)
  const link = page.getByRole('link', { name: 'Download PDF' })
  await link.click()
  expect(await events()).toEqual([event])
  expect(scripts).toEqual([])
  await pointAtBrand(page)
  await expectApp(page)
  await link.click()
  expect(await events()).toEqual([event, event])
})

test('a page whose snapshot is from a later build is rendered again and keeps what was typed', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors(/Failed to load resource/)
  await page.route('**/content/contact.json', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const later = text.replace(/"heading":"[^"]+"/, '"heading":"Built meanwhile"')
    await route.fulfill({ response, body: later })
  })
  // Otherwise its answer, older than the later build's, would arrive afterwards.
  await page.route(LAKE_QUERIES, (route) => route.abort())
  await page.goto('/contact')
  const field = newsletter(page).getByLabel('Email address')
  const typed = 'master@ship.example'
  await field.pressSequentially(typed)
  await expect(heading(page)).toHaveText('Built meanwhile')
  await expect(field).toHaveValue(typed)
  await expect(field).toBeFocused()
})

test('a page stays unchanged if neither lake nor snapshot answers', async ({
  page,
  browser,
  watch,
}) => {
  watch.allowConsoleErrors(SCRIPT_FAILURES)
  const context = await browser.newContext()
  const words = await wordsOf(await openPrerendered(context, '/contact'))
  await context.close()
  await page.route(/\/content\/contact\.json|\/data\/query\//, (route) => route.abort())
  const failed = page.waitForEvent('console', (message) => /not be started/.test(message.text()))
  await page.goto('/contact')
  await failed
  expect(await wordsOf(page)).toBe(words)
})

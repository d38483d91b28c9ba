/** What a page does before the app runs, and when the app is loaded (docs/decisions/0028). */
import type { Page } from '@playwright/test'
import { expect, LAKE_QUERIES, openHydrated, openPrerendered, test, pageText } from './fixtures.ts'
import { SCRIPT_FAILURES } from './script-faults.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const newsletter = (page: Page) => page.getByRole('form', { name: 'Newsletter' })

test.use({ viewport: { width: 390, height: 700 } })

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

test('requests newer content once and shows it, even without fonts', async ({ page }) => {
  await page.route('**/*.woff2', () => {})
  let queries = 0
  await page.route(LAKE_QUERIES, async (route) => {
    queries += 1
    const response = await route.fetch()
    const text = await response.text()
    const newer = text.replace(/"heading":"[^"]+"/, '"heading":"Published just now"')
    await route.fulfill({ response, body: newer })
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await expect(heading(page)).toHaveText('Published just now')
  expect(queries).toBe(1)
})

test('shows the content snapshot of a later build, and keeps typed text', async ({
  page,
  watch,
}) => {
  watch.allowProblems(/Failed to load resource/)
  await page.route('**/content/contact.json', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const rebuilt = text.replace(/"heading":"[^"]+"/, '"heading":"Built meanwhile"')
    await route.fulfill({ response, body: rebuilt })
  })
  // Otherwise the lake's answer would replace the heading of the later build.
  await page.route(LAKE_QUERIES, (route) => route.abort())
  await page.goto('/contact')
  const field = newsletter(page).getByLabel('Email address')
  const typed = 'master@ship.example'
  await field.pressSequentially(typed)
  await expect(heading(page)).toHaveText('Built meanwhile')
  await expect(field).toHaveValue(typed)
  await expect(field).toBeFocused()
})

test('a page stays unchanged if its query and its content snapshot fail', async ({
  page,
  browser,
  watch,
}) => {
  watch.allowProblems(SCRIPT_FAILURES)
  const context = await browser.newContext()
  const words = await pageText(await openPrerendered(context, '/contact'))
  await context.close()
  await page.route(/\/content\/contact\.json|\/data\/query\//, (route) => route.abort())
  const failed = page.waitForEvent('console', (message) =>
    /app is not running/.test(message.text()),
  )
  await page.goto('/contact')
  await failed
  expect(await pageText(page)).toBe(words)
})

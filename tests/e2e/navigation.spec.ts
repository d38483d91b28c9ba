/** Scroll position, focus and title during navigation (docs/readings.md). */
import type { Page } from '@playwright/test'
import { expect, waitForApp, openHydrated, openWithSaveData, test } from './fixtures.ts'

const scrollTop = () => window.scrollY

test('an internal link opens its page without a reload, at the top, with the heading focused', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Case Studies' })
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await expect(page).toHaveURL('/case-studies')
  await expect(page).not.toHaveTitle(/^India Port-Call Insurance/)
  await expect.poll(() => page.evaluate(scrollTop)).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
})

test('a page looks the same after client-side navigation as after a page load', async ({
  page,
}) => {
  await openHydrated(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // The page needs icons that the previous page did not have.
  const missing = await page.evaluate(() =>
    [...document.querySelectorAll('main use')].filter(
      (use) => document.querySelector(use.getAttribute('href') ?? '') === null,
    ),
  )
  expect(missing).toEqual([])
  const afterNavigation = await page.evaluate(appearance)
  expect(afterNavigation.length).toBeGreaterThan(80)
  await page.goto('/contact')
  expect(await page.evaluate(appearance)).toEqual(afterNavigation)
})

/** Runs in the page. Returns position and style of visible elements; omits `use`, because chart outlines load later. */
function appearance(): string[] {
  return [...document.querySelectorAll('main :not(use)')]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element)
      const place = [x, y + scrollY, width, height].map(Math.round)
      return [element.tagName, ...place, color, backgroundColor, fontSize, fontWeight].join(' ')
    })
}

test('Back and Forward restore the scroll position', async ({ page }) => {
  await openWithSaveData(page, '/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Case Studies' })
  // Scrolls before `hover` loads the app: a position from before the app has loaded must be restored, too.
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(scrollTop)
  await link.hover()
  await waitForApp(page)
  expect(before).toBeGreaterThan(500)
  await link.click()
  await expect(page).toHaveURL('/case-studies')
  await expect.poll(() => page.evaluate(scrollTop)).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect.poll(() => page.evaluate(scrollTop)).toBe(300)

  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(scrollTop)).toBe(before)
  await page.goForward()
  await expect.poll(() => page.evaluate(scrollTop)).toBe(300)
})

test('a section is shown below the header, after a page load and after navigation by a link', async ({
  page,
}) => {
  await openHydrated(page, '/fleet-retainer#sla')
  await expectBelowHeader(page, '#sla')
  await openHydrated(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Request Fleet Quote' }).click()
  await expect(page).toHaveURL('/fleet-retainer#quote')
  await expectBelowHeader(page, '#quote')
})

test('the skip link moves focus past the menus to the content', async ({ page }) => {
  await openHydrated(page, '/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('shows the previous page until the next page has loaded', async ({ page }) => {
  await openHydrated(page, '/contact')
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  const released = Promise.withResolvers<void>()
  await page.route(/\/data\/query\//, async (route) => {
    await released.promise
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about')
  await expect(heading).toHaveText(before)
  await expect(page.getByText('Loading the page…')).toBeVisible()
  released.resolve()
  await expect(heading).not.toHaveText(before)
  await expect(page.getByText('Loading the page…')).toHaveCount(0)
})

async function expectBelowHeader(page: Page, anchor: string) {
  const header = page.getByRole('banner')
  const target = page.locator(anchor)
  await expect(target).toBeInViewport()
  const bottom = await header.evaluate((element) => element.getBoundingClientRect().bottom)
  await expect
    .poll(() => target.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBeGreaterThanOrEqual(Math.floor(bottom) - 1)
  expect(await target.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(
    bottom + 200,
  )
}

/** Effects of stylesheets while JavaScript is off: hidden headings, focus rings, fixed bars, parts not printed. */
import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('a heading that is only for screen readers is clipped to one pixel', async ({
  page,
  watch,
}) => {
  watch.allowProblems(/404/)
  await page.goto('/no-such-page')
  const heading = page.getByRole('heading', { level: 1, name: 'No page at this address' })
  const box = await heading.boundingBox()
  expect([box?.width, box?.height]).toEqual([1, 1])
  await expect(heading).toHaveCSS('clip-path', 'inset(50%)')
})

test('every Tab stop up to the content has a focus ring, and the skip link is the first', async ({
  page,
}) => {
  await page.goto('/about')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toHaveCSS('clip-path', 'inset(50%)')
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toHaveCSS('clip-path', 'none')

  const focused = page.locator(':focus')
  const focusedInHeader = page.getByRole('banner').locator(':focus')
  const hasLeftHeader = async () => (await page.locator('main :focus').count()) > 0
  let stops = 0
  for (; !(await hasLeftHeader()); await page.keyboard.press('Tab')) {
    await expect(focused).toHaveCSS('outline-style', 'solid')
    await expect(focused).toHaveCSS('outline-width', '3px')
    stops += await focusedInHeader.count()
  }
  expect(stops).toBeGreaterThan(5)
})

test('the bottom bar is fixed below 768 px, and hidden from 768 px on', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Quick contact' })
  const isFixed = async () => {
    const box = await bar.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0) === 800
  }
  await page.setViewportSize({ width: 767, height: 800 })
  await page.goto('/about')
  expect(await isFixed()).toBe(true)
  await page.mouse.wheel(0, 500)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
  expect(await isFixed()).toBe(true)
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(bar).toBeHidden()
})

test('header, emergency bar and footer are not printed', async ({ page }) => {
  await page.goto('/about')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const part of [
    page.getByRole('banner'),
    page.getByRole('region', { name: 'Emergency contact' }),
    page.getByRole('contentinfo'),
  ])
    await expect(part).toBeHidden()
})

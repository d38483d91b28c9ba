/** Effects of style sheets alone: hidden headings, focus rings, fixed bars, parts not printed. */
import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('a heading for screen readers alone takes no room', async ({ page, watch }) => {
  watch.allowConsoleErrors(/404/)
  await page.goto('/no-such-page')
  const heading = page.getByRole('heading', { level: 1, name: 'No page at this address' })
  const box = await heading.boundingBox()
  expect([box?.width, box?.height]).toEqual([1, 1])
  await expect(heading).toHaveCSS('clip-path', 'inset(50%)')
})

test('every Tab stop of the header has a focus ring; the first is the link to the content', async ({
  page,
}) => {
  await page.goto('/about')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toHaveCSS('clip-path', 'inset(50%)')
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toHaveCSS('clip-path', 'none')

  const focused = page.locator(':focus')
  const header = page.getByRole('banner').locator(':focus')
  const hasEnded = async () => (await page.locator('main :focus').count()) > 0
  let stops = 0
  for (; !(await hasEnded()); await page.keyboard.press('Tab')) {
    await expect(focused).toHaveCSS('outline-style', 'solid')
    await expect(focused).toHaveCSS('outline-width', '3px')
    stops += await header.count()
  }
  expect(stops).toBeGreaterThan(5)
})

test('shows the bar at the foot only in windows narrower than 768 px', async ({ page }) => {
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

test('header, contact bars and footer are not printed', async ({ page }) => {
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

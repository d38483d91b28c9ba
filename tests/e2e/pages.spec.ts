import { EMPTY_PATHS, PAGE_PATHS, UNKNOWN_PORT_PATH } from '../helpers/paths.ts'
import { expect, LAKE_QUERIES, openHydrated, openPrerendered, test } from './fixtures.ts'

for (const path of PAGE_PATHS) {
  test(`${path} shows the same page before and after hydration`, async ({ page, browser }) => {
    const plain = await browser.newContext()
    const plainPage = await openPrerendered(plain, path)
    const prerendered = await plainPage.locator('body').innerText()
    const title = await plainPage.title()
    await plain.close()

    await openHydrated(page, path)
    await expect(page.locator('body')).toHaveText(/./)
    expect(await page.locator('body').innerText()).toBe(prerendered)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('main')).toHaveCount(1)
    await expect(page.locator('h1')).toHaveCount(1)
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(400)
  })

  test(`${path} asks the lake once`, async ({ page }) => {
    const queries: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/data/query/')) queries.push(request.url())
    })
    await openHydrated(page, path)
    await page.waitForLoadState('networkidle')
    expect(queries).toHaveLength(1)
  })
}

for (const path of EMPTY_PATHS) {
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
  })
}

test('an unknown port is Port Not Found, with status 404', async ({ page, watch }) => {
  watch.allowConsoleErrors(/Failed to load resource.*404/)
  const response = await page.goto(UNKNOWN_PORT_PATH)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Port Not Found')
  await expect(page.getByText("The port you're looking for doesn't exist.")).toBeVisible()
})

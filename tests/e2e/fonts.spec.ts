/** Text before its typefaces have loaded, and letters that the first font files lack. */
import { expect, openHydrated, test } from './fixtures.ts'

test('text is shown before its typeface has loaded, and in that typeface afterwards', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const isPainted = async () =>
    await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  await expect.poll(isPainted).toBe(1)
  const isLoaded = async () => await page.evaluate(() => document.fonts.check('600 1rem Archivo'))
  expect(await isLoaded()).toBe(false)
  held.resolve()
  await expect.poll(isLoaded).toBe(true)
})

test('a page loads the file with rare letters only if it contains one', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.push(request.url())
  })
  await openHydrated(page, '/contact')
  await page.evaluate(() => document.fonts.ready)
  expect(files.filter((file) => file.includes('-more-'))).toEqual([])
  const heading = page.getByRole('heading', { level: 1 })
  const loaded = page.waitForResponse(/Archivo_600SemiBold-more-[^/]*\.woff2$/)
  await heading.evaluate((element) => element.append(' Gdańsk'))
  expect((await loaded).status()).toBe(200)
})

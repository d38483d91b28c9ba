/** Text is shown before its fonts have loaded; rare letters have font files of their own. */
import { expect, openHydrated, test } from './fixtures.ts'

test('text is shown before its font has loaded, and the font loads afterwards', async ({
  page,
}) => {
  const released = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const firstPaints = async () =>
    await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  await expect.poll(firstPaints).toBe(1)
  const isFontLoaded = async () =>
    await page.evaluate(() => document.fonts.check('600 1rem Archivo'))
  expect(await isFontLoaded()).toBe(false)
  released.resolve()
  await expect.poll(isFontLoaded).toBe(true)
})

test('the font file for rare letters is loaded only if the page contains a rare letter', async ({
  page,
}) => {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.push(request.url())
  })
  await openHydrated(page, '/contact')
  await page.evaluate(() => document.fonts.ready)
  expect(files.filter((file) => file.includes('-rare-'))).toEqual([])
  const heading = page.getByRole('heading', { level: 1 })
  const loaded = page.waitForResponse(/Archivo_600SemiBold-rare-[^/]*\.woff2$/)
  await heading.evaluate((element) => element.append(' Gdańsk'))
  expect((await loaded).status()).toBe(200)
})

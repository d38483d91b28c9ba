/** Text before its typefaces have come, and letters that the first files do not have. */
import { ONE_PORT_PATHS } from '../helpers/paths.ts'
import { expect, test } from './fixtures.ts'

test('text is shown before its typeface has come, and in it afterwards', async ({ page }) => {
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

/**
 * Words within their lines may move by some pixels, since a fallback has the face's width on average: up to 0.008 when the
 * faces come one by one. A lead that takes another line is 0.014 or more.
 */
const MOST_SHIFT = 0.01

/** CSS pixels of phones: on narrower ones, of which most have Android's own fallback, some leads still take a line more or less. */
const WIDTHS = [390, 412]

for (const width of WIDTHS)
  for (const path of ONE_PORT_PATHS)
    test(
      `nothing of ${path} shifts when its typefaces come, on a phone of ${width} px`,
      {
        tag: '@nightly',
      },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        const held = Promise.withResolvers<void>()
        await page.route('**/*.woff2', async (route) => {
          await held.promise
          await route.continue()
        })
        await page.addInitScript(watchShifts)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        const isPainted = async () =>
          await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
        await expect.poll(isPainted).toBe(1)
        held.resolve()
        await page.evaluate(async () => {
          await document.fonts.ready
          // Shifts are told of after the frame in which they are.
          for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
        })
        expect(await page.evaluate(() => document.fonts.check('1rem "Source Sans 3"'))).toBe(true)
        const { shift, moved } = await page.evaluate(() => ({ ...window.shifts }))
        expect(shift, moved.join('\n')).toBeLessThan(MOST_SHIFT)
      },
    )

declare global {
  interface Window {
    /** Sum of the layout shifts, https://web.dev/articles/cls, and the text of what was moved by each. */
    shifts: { shift: number; moved: string[] }
  }
}

/** Runs in the page before anything else. */
function watchShifts() {
  const shifts: Window['shifts'] = { shift: 0, moved: [] }
  window.shifts = shifts
  const textOf = (source: unknown) => {
    const node: unknown = Reflect.get(Object(source), 'node')
    return node instanceof Node ? node.textContent?.trim().slice(0, 40) : ''
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const value = Number(Reflect.get(entry, 'value'))
      const sources: unknown = Reflect.get(entry, 'sources')
      shifts.shift += value
      shifts.moved.push(
        `${value}: ${Array.isArray(sources) ? sources.map(textOf).join(' | ') : ''}`,
      )
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

test('a rare letter loads the file that has it, and no page does so without one', async ({
  page,
}) => {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.push(request.url())
  })
  await page.goto('/contact')
  await page.evaluate(() => document.fonts.ready)
  expect(files.filter((file) => file.includes('-more-'))).toEqual([])
  const heading = page.getByRole('heading', { level: 1 })
  const loaded = page.waitForResponse(/Archivo_600SemiBold-more-[^/]*\.woff2$/)
  await heading.evaluate((element) => element.append(' Gdańsk'))
  expect((await loaded).status()).toBe(200)
})

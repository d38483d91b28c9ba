/**
 * Compares each page with its screenshots in `tests/look/`, on a phone and on a desktop, light and dark. After an
 * intended change, run `npm run look -- --update`.
 */
import { PATHS_WITH_ONE_PORT, pictureName, UNKNOWN_PORT_PATH } from '../../helpers/paths.ts'
import { stack } from '../../helpers/stack.ts'
import { expect, test } from '../fixtures.ts'

// At half the size, screenshots are small, but still show a button that moved by the width of its border.
test.use({ baseURL: stack.siteUrl, deviceScaleFactor: 0.5 })

/** Differences in the rendering of letters and colours stay below these limits; a moved button exceeds them. */
const TOLERANCE = { threshold: 0.3, maxDiffPixels: 150 }

for (const path of [...PATHS_WITH_ONE_PORT, UNKNOWN_PORT_PATH])
  test(`${path} looks like its screenshots`, async ({ page, watch }) => {
    watch.allowProblems(/status of 404/)
    await page.goto(path)
    for (const width of [390, 1280])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 800 })
        // Images load as they come into view, so the window becomes as high as the page.
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        await page.setViewportSize({ width, height })
        await page.waitForLoadState('networkidle')
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        await page.evaluate(hideDates)
        await expect(page).toHaveScreenshot(`${pictureName(path)}-${width}-${colorScheme}.png`, {
          ...TOLERANCE,
          scale: 'device',
        })
      }
  })

/** Runs in the page: hides the dates, which depend on the day of the test. */
function hideDates(): void {
  for (const date of document.querySelectorAll<HTMLElement>('[data-today], .home-hero__corrected'))
    date.style.visibility = 'hidden'
}

/** The browser loads each image in about its drawn width, because `sizes` states the image's width in each layout. */
import { stack } from '../../helpers/stack.ts'
import { expect, test } from '../fixtures.ts'

test.use({ baseURL: stack.siteUrl })

/** At least one window width for each layout of the pages with images. Most layouts change at 1000 px. */
const WIDTHS = [360, 599, 620, 700, 800, 999, 1000, 1280, 1600]

/**
 * Limits of the width given in `sizes`, divided by the drawn width. A higher ratio wastes bytes; a lower ratio blurs
 * the image.
 */
const MIN_RATIO = 0.9
const MAX_RATIO = 1.6

for (const path of ['/', '/case-studies'])
  test(`the images of ${path} are loaded in about their drawn width`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      const ratios = await page.evaluate(widthRatios)
      expect(ratios.length).toBeGreaterThan(0)
      const wrong = ratios.filter((ratio) => ratio < MIN_RATIO || ratio > MAX_RATIO)
      expect(wrong, `at ${width} px`).toEqual([])
    }
  })

/** Runs in the page: returns the width given in each image's `sizes`, divided by the drawn width. */
async function widthRatios(): Promise<number[]> {
  const images = [...document.querySelectorAll<HTMLImageElement>('main img[sizes]')]
  return await Promise.all(
    images.map(async (image) => {
      image.loading = 'eager'
      await image.decode()
      // All images are 3:2. If the sides of an image are cut off, its height determines its drawn width.
      const drawn = Math.max(image.clientWidth, (image.clientHeight * 3) / 2)
      // With widths in `srcset`, `naturalWidth` is the width that `sizes` gives, not the width of the file.
      return image.naturalWidth / drawn
    }),
  )
}

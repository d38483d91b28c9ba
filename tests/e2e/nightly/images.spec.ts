/** Images are loaded at the size at which they are shown. `sizes` repeats the layout's widths, so both can diverge. */
import { stack } from '../../helpers/stack.ts'
import { expect, test } from '../fixtures.ts'

test.use({ baseURL: stack.siteUrl })

/** Widths in each layout of the pages with images, and at the edges of the layouts. */
const WIDTHS = [360, 599, 620, 700, 800, 999, 1000, 1280, 1600]

/** Limits of the share of the needed width: a larger share wastes bytes, a smaller share blurs the image. */
const LEAST = 0.9
const MOST = 1.6

for (const path of ['/', '/case-studies'])
  test(`${path}: images are as large as they are shown, at any width`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      const shares = await page.evaluate(sharesOfNeed)
      expect(shares.length).toBeGreaterThan(0)
      expect([width, shares.filter((share) => share < LEAST || share > MOST)]).toEqual([width, []])
    }
  })

/** Runs in the page: for each image, the width for which its file was chosen, as a share of its drawn width. */
async function sharesOfNeed(): Promise<number[]> {
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

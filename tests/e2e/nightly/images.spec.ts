/** Images are loaded as large as they are shown. `sizes` repeats the layout's widths in another file, so the two can diverge. */
import { stack } from '../../helpers/stack.ts'
import { expect, test } from '../fixtures.ts'

test.use({ baseURL: stack.siteUrl })

/** Each layout of the pages with images, and the edges between them. */
const WIDTHS = [360, 599, 620, 700, 800, 999, 1000, 1280, 1600]

/** Shares of the needed width: more wastes bytes, less blurs the image. */
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

/** Runs in the page: the width for which each image was chosen, as a share of that at which it is drawn. */
async function sharesOfNeed(): Promise<number[]> {
  const images = [...document.querySelectorAll<HTMLImageElement>('main img[sizes]')]
  return await Promise.all(
    images.map(async (image) => {
      image.loading = 'eager'
      await image.decode()
      // An image cut at its sides is drawn as wide as its height asks for; all are three to two.
      const drawn = Math.max(image.clientWidth, (image.clientHeight * 3) / 2)
      // Of a source with a width, the size is that for which `sizes` made the browser choose it.
      return image.naturalWidth / drawn
    }),
  )
}

/**
 * Prints pages on A4. Each sheet has the hotline and no controls, and does not end with a heading. No table is split.
 * All sheets except the last are at least half full. For printable documents, tests only that each sheet is at least
 * half full.
 */
import { siteSettings } from '../../../seed/documents/site-settings.ts'
import { PATHS_WITH_ONE_PORT } from '../../helpers/paths.ts'
import { readPdf, type ReadPdf, type Tag, tagsOf } from '../../helpers/read-pdf.ts'
import { stack } from '../../helpers/stack.ts'
import { expect, test } from '../fixtures.ts'

test.use({ baseURL: stack.siteUrl, colorScheme: 'dark' })

// Printable documents have their own header on each sheet (tests/e2e/documents.spec.ts).
for (const path of PATHS_WITH_ONE_PORT.filter((each) => !each.startsWith('/docs/')))
  test(`${path} prints with the hotline on each sheet and no split table`, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    for (const control of await page.locator('button, input, form, header, footer').all())
      await expect(control).toBeHidden()
    const { color, background } = await page.locator('h1').evaluate((heading) => ({
      color: getComputedStyle(heading).color,
      background: getComputedStyle(document.body).backgroundColor,
    }))
    expect([color, background]).toEqual(['rgb(11, 42, 67)', 'rgba(0, 0, 0, 0)'])

    const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true }))
    expect(pages.length).toBeLessThanOrEqual(5)
    // A split table would be counted on two sheets.
    const tables = pages.flatMap(({ tree }) => tagsOf(tree, 'Table'))
    expect(tables).toHaveLength(await page.getByRole('table').count())
    for (const [index, sheet] of pages.entries()) {
      expect(sheet.untaggedText).toContain(`Page ${index + 1} of ${pages.length}`)
      expect(Math.min(...sheet.runs.map(({ x }) => x))).toBeGreaterThan(MIN_MARGIN_POINTS)
      expect(headingAtEnd(sheet.tree)).toBeNull()
      const hotline = sheet.runs.find(({ text }) =>
        text.includes(String(siteSettings.emergencyPhone)),
      )
      // The font size is 11 points, unless Chromium shrank the page because something on it is too wide.
      expect(hotline).toMatchObject({ isTagged: false, size: 11 })
      if (index + 1 < pages.length)
        expect(lastLineY(sheet), `sheet ${index + 1}`).toBeLessThan(A4_HEIGHT_POINTS / 2)
      // On paper, an address must have a host.
      expect(sheet.runs.map(({ text }) => text).join('')).not.toMatch(/: \/docs/)
    }
  })

// The build shrinks most documents to fit one or two sheets, but a visitor's browser does not.
for (const path of PATHS_WITH_ONE_PORT.filter((each) => each.startsWith('/docs/')))
  test(`${path} fills at least half of each printed sheet`, async ({ page }) => {
    await page.goto(path)
    const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true }))
    for (const [index, sheet] of pages.entries())
      expect(lastLineY(sheet), `sheet ${index + 1}`).toBeLessThan(A4_HEIGHT_POINTS / 2)
  })

const A4_HEIGHT_POINTS = 842
/** A little less than the margin of 15 mm. */
const MIN_MARGIN_POINTS = 42

/** Returns the distance of a sheet's last line from its bottom edge, in points. */
function lastLineY({ runs }: ReadPdf['pages'][number]): number {
  return Math.min(...runs.filter(({ isTagged }) => isTagged).map(({ y }) => y))
}

/** Returns the heading with which a sheet ends; null if it ends with anything else. */
function headingAtEnd(tag: Tag): string | null {
  const last = tag.children.at(-1)
  if (last === undefined || typeof last === 'string') return null
  return /^H[1-6]$/.test(last.role) ? JSON.stringify(last) : headingAtEnd(last)
}

/** Each page on A4: the hotline at its head, no controls, and no heading alone at the foot of a sheet. */
import { siteSettings } from '../../../seed/documents/site-settings.ts'
import { ONE_PORT_PATHS } from '../../helpers/paths.ts'
import { readPdf, type Tag } from '../../helpers/read-pdf.ts'
import { stack } from '../../helpers/stack.ts'
import { expect, test } from '../fixtures.ts'

test.use({ baseURL: stack.siteUrl, colorScheme: 'dark' })

// Printable documents have a head of their own on each sheet (tests/e2e/documents.spec.ts).
for (const path of ONE_PORT_PATHS.filter((each) => !each.startsWith('/docs/')))
  test(`${path} on paper`, async ({ page }) => {
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
    expect(pages[0]?.decoration).toContain(siteSettings.emergencyPhone)
    for (const sheet of pages) expect(lastHeading(sheet.tree)).toBeNull()
  })

/** The heading that a sheet ends with; null if it ends with anything else. */
function lastHeading(tag: Tag): string | null {
  const last = tag.children.at(-1)
  if (last === undefined || typeof last === 'string') return null
  return /^H[1-6]$/.test(last.role) ? JSON.stringify(last) : lastHeading(last)
}

/** Beside its texts for search engines, a page's form shows the search result and the shared link that they make. */
import { stack } from '../../../helpers/stack.ts'
import { expect, type Studio, test } from '../studio.ts'
import { screenshot } from '../tasks/screenshot.ts'

const resultIn = ({ page }: Studio) => page.getByRole('figure', { name: 'Search result' })
const linkIn = ({ page }: Studio) => page.getByRole('figure', { name: 'Shared link' })

async function openSearchTab(studio: Studio, type: string, id: string): Promise<void> {
  await studio.openDocument(type, id)
  await studio.page.getByRole('tab', { name: 'Search engines' }).click()
}

test('Change how a page is found and shared: search result and link have the words typed and the page’s picture', async ({
  studio,
}) => {
  const { page } = studio
  const html = await (await page.request.get(`${stack.siteUrl}/ports/vadinar`)).text()
  const [, picture = 'none'] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
  await openSearchTab(studio, 'port', 'port-vadinar')
  await expect(resultIn(studio)).toContainText('/ports/vadinar')
  const image = linkIn(studio).getByRole('img')
  await expect(image).toHaveAttribute('src', picture)
  const width = () => image.evaluate((element: HTMLImageElement) => element.naturalWidth)
  await expect.poll(width).toBe(1200)

  const title = 'Vadinar: crude oil berths, hour by hour'
  const description = 'Which papers a tanker hands over at Vadinar before its call, and to whom.'
  await studio.field('Browser and search title').fill(title)
  await studio.field('Search description').fill(description)
  for (const shown of [resultIn(studio), linkIn(studio)]) {
    await expect(shown).toContainText(title)
    await expect(shown).toContainText(description)
  }
  await studio.untilSaved()
  await linkIn(studio).scrollIntoViewIfNeeded()
  await screenshot(page, 'search-and-share', linkIn(studio))
  await page.getByRole('button', { name: 'Open document actions' }).click()
  await page.getByRole('menuitem', { name: 'Discard changes' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).last().click()
  await expect(studio.publishButton).toBeDisabled()
})

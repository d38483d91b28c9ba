/** A page's form in the Studio shows how the page will look as a search result. */
import { screenshot } from '../tasks/screenshot.ts'
import { expect, test } from '../tasks/tasks.ts'

test('Change how a page is found and shared: the search result shows the typed words', async ({
  studio,
  backUp,
}) => {
  await backUp('_id in ["port-vadinar", "drafts.port-vadinar"]')
  const { page } = studio
  const result = page.getByRole('figure', { name: 'Search result' })
  await studio.openDocument('port', 'port-vadinar')
  await page.getByRole('tab', { name: 'Search engines' }).click()
  await expect(result).toContainText('/ports/vadinar')
  const title = 'Vadinar: crude oil berths, hour by hour'
  const description = 'Which papers a tanker hands over at Vadinar before its call, and to whom.'
  await studio.field('Browser and search title').fill(title)
  await studio.field('Search description').fill(description)
  await expect(result).toContainText(title)
  await expect(result).toContainText(description)
  await studio.untilSaved()
  await result.scrollIntoViewIfNeeded()
  await screenshot(page, 'search-result', result)
})

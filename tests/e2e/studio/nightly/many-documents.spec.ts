/** The desk's lists on two thousand documents: they open, scroll, grow and find. */
import { fillWithDocuments, LAST } from '../../../helpers/many-documents.ts'
import { addressesOf, type OwnStudio, startOwnStudio } from '../../../helpers/own-studio.ts'
import { PORTS } from '../../../helpers/ports.ts'
import { stack } from '../../../helpers/stack.ts'
import { expect, test } from '../studio.ts'

const ports = PORTS.manyDocuments

test.describe.configure({ mode: 'serial' })
test.use(addressesOf(ports))

let own: OwnStudio
test.beforeAll(async () => {
  // The Studio is built, the first time.
  test.setTimeout(600_000)
  own = await startOwnStudio(ports, stack.siteUrl)
  await fillWithDocuments(own.client)
})
test.afterAll(() => own.end())

test('a list scrolls to its last document, which opens', async ({ studio }) => {
  await studio.open('Timeline')
  const { page } = studio
  const last = page.getByRole('link', { name: new RegExp(`\\b${3000 + LAST}\\b`) })
  await page
    .getByRole('link', { name: /\bEvent \d/ })
    .first()
    .hover()
  await expect(async () => {
    await page.mouse.wheel(0, 5000)
    expect(await last.isVisible()).toBe(true)
  }).toPass()
  await last.click()
  await expect(studio.field('Title')).toHaveValue(`Event ${LAST}`)
})

test('the search in a list finds a document that it does not show', async ({ studio }) => {
  await studio.open('FAQs')
  const { page } = studio
  const sought = page.getByRole('link', { name: new RegExp(`^Question ${LAST}:`) })
  await expect(page.getByRole('link', { name: /^Question 0:/ })).toBeVisible()
  await expect(sought).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Search in FAQs' }).fill(`question ${LAST}`)
  await sought.click()
  await expect(studio.field('Question')).toHaveValue(new RegExp(`^Question ${LAST}:`))
})

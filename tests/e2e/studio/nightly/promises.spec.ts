/** What the site promises: one fact in two places, and which row a promise is taken from. */
import { lakeClient } from '../../../helpers/lake-client.ts'
import { screenshot } from '../tasks/screenshot.ts'
import { expect, test } from '../tasks/tasks.ts'

const ROW = 'slaRow-document-pack'
const SCHEDULE = 'slaCommitment-document-pack'

test('the promise at the top of the home page is that of the row chosen, whatever it is called', async ({
  studio,
  visitor,
  keep,
}) => {
  await keep('_type == "slaRow" || _id in ["homePage", "drafts.homePage"]')
  const { page } = studio
  const promise = visitor
    .locator('.first-answers')
    .getByText(/hours?|minutes/)
    .first()
  const rowOf = (name: string) => visitor.getByRole('rowheader', { name })
  await visitor.goto('/')
  const before = (await promise.textContent()) ?? ''

  await studio.openDocument('slaRow', ROW)
  await studio.field('Service').fill('Papers for the port')
  await studio.untilSaved()
  await studio.publish()
  await visitor.goto('/')
  await expect(rowOf('Papers for the port')).toBeVisible()
  await expect(promise).toHaveText(before)

  await studio.openDocument('slaRow', 'slaRow-emergency-callback')
  await studio.field('Service').fill('Document pack issuance')
  await studio.untilSaved()
  await studio.publish()
  await visitor.goto('/')
  await expect(rowOf('Document pack issuance')).toBeVisible()
  await expect(promise).toHaveText(before)

  const home = await lakeClient.getDocument('homePage')
  if (!home) throw new Error('the seed has it')
  const { documentPackRow: _row, ...without } = home
  await lakeClient.createOrReplace({ ...without, _id: 'drafts.homePage' })
  await studio.openDocument('homePage', 'homePage')
  await page.getByRole('button', { name: 'Validation' }).click()
  const refusal = page.getByText('Fill in “Promise of the document pack”')
  await expect(refusal.filter({ visible: true })).toHaveCount(1)
  await expect(studio.publishButton).toBeDisabled()
})

test('both rows of one service are edited side by side', async ({ studio, keep }) => {
  await keep(`_id in ["${ROW}", "drafts.${ROW}", "${SCHEDULE}", "drafts.${SCHEDULE}"]`)
  const { page } = studio
  const other = page.getByRole('region', { name: 'The same service in the other table' })
  // Wide enough for two forms.
  await page.setViewportSize({ width: 1900, height: 900 })
  await studio.openDocument('slaRow', ROW)
  const inSchedule = other.getByRole('link', { name: /^Document pack issuance/ })
  await inSchedule.click()
  await expect(studio.field('Commitment')).toBeEditable()
  await studio.field('Response time').fill('3 hours from validated submission')
  await screenshot(page, 'both-rows', inSchedule.first(), studio.field('Commitment'))
  await studio.field('Commitment').fill('3 hours from a validated submission')
  const drafts = '*[_id in $ids]{"time": coalesce(responseTime, response)}.time'
  const ids = [`drafts.${ROW}`, `drafts.${SCHEDULE}`]
  await expect
    .poll(async () =>
      (await lakeClient.fetch<string[]>(drafts, { ids }, { perspective: 'raw' })).toSorted(),
    )
    .toEqual(['3 hours from a validated submission', '3 hours from validated submission'])

  await studio.openDocument('slaRow', ROW)
  await studio.field('Service').fill('Something else')
  await expect(other).toContainText('has this service')
})

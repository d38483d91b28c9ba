/** An editor changes the time of an SLA commitment in one document: home and fleet retainer show the new time. */
import { lakeClient } from '../../../helpers/lake-client.ts'
import { screenshot } from '../tasks/screenshot.ts'
import { expect, test } from '../tasks/tasks.ts'

const COMMITMENT_ID = 'slaCommitment-document-pack'
const NEW_TIME = '3 hours from validated submission'

// Named after a section of the editors' guide, although the test changes only a time.
test('Change a time, a penalty or an escalation: home and fleet retainer show the new time', async ({
  studio,
  visitor,
  backUp,
}) => {
  await backUp(`_type == "slaRow" || _id in ["${COMMITMENT_ID}", "drafts.${COMMITMENT_ID}"]`)
  const { page } = studio
  await studio.openDocument('slaCommitment', COMMITMENT_ID)
  await studio.field('Commitment').fill(NEW_TIME)
  await studio.untilSaved()
  await studio.publishButton.click()
  await expect(page.getByText('This changes every page and PDF')).toContainText(
    'Home, Fleet retainer',
  )
  const everywhere = page.getByRole('button', { name: 'Publish everywhere' })
  await screenshot(page, 'publish-a-promise', everywhere)
  await everywhere.click()
  await expect(studio.publishButton).toBeDisabled()

  await visitor.goto('/')
  await expect(visitor.locator('.hero-essentials')).toContainText('under 3 hours')
  await expect(visitor.getByRole('table', { name: 'Service levels' })).toContainText(NEW_TIME)
  await visitor.goto('/fleet-retainer')
  await expect(visitor.getByRole('table', { name: 'SLA schedule' })).toContainText(NEW_TIME)
  // The Studio also copies the time into a field that only other programs read (docs/decisions/0037).
  const copiedTime = '*[_id == "slaRow-document-pack"][0].responseTime'
  await expect.poll(() => lakeClient.fetch(copiedTime)).toBe(NEW_TIME)
})

/** An editor goes back to an earlier published version, and discards a draft. */
import { screenshot } from './screenshot.ts'
import { expect, test } from './tasks.ts'

const WRONG = '90 minutes or less, 24/7'
const RIGHT = '45 minutes or less, 24/7'

test('Go back to an earlier version', { tag: '@nightly' }, async ({ studio, visitor, backUp }) => {
  await backUp(
    '_id in ["slaCommitment-emergency-callback", "drafts.slaCommitment-emergency-callback"]',
  )
  const { page } = studio
  const row = visitor.getByRole('table', { name: 'SLA schedule' }).getByRole('row', {
    name: /^Emergency callback/,
  })
  await studio.open('SLA', 'Fleet retainer: full schedule', 'Emergency callback')
  await studio.untilEditable()
  await studio.field('Commitment').fill(WRONG)
  await studio.untilSaved()
  await studio.publish()
  await visitor.goto('/fleet-retainer')
  await expect(row).toContainText(WRONG)

  await page.getByRole('button', { name: /Last published/ }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  const versions = page.getByRole('listbox', { name: 'Document revisions' }).getByRole('option')
  await expect(versions.first()).toContainText('Published')
  await versions.nth(1).getByRole('button').first().click()
  await expect(studio.field('Commitment')).toHaveValue(RIGHT)
  const revert = page.getByRole('button', { name: 'Revert to revision' })
  await screenshot(page, 'history', versions.nth(1), revert)
  await revert.click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await studio.untilEditable()
  await expect(studio.field('Commitment')).toHaveValue(RIGHT)
  await studio.publish()
  await visitor.reload()
  await expect(row).toContainText(RIGHT)
})

test('Review changes and discard them', { tag: '@nightly' }, async ({ studio, backUp }) => {
  const id = 'slaCommitment-west-coast'
  await backUp(`_id in ["${id}", "drafts.${id}"]`)
  const { page } = studio
  await studio.open('SLA', 'Fleet retainer: full schedule', 'West coast mobilisation')
  await studio.untilEditable()
  const penalty = studio.field('Penalty')
  const before = await penalty.inputValue()
  await penalty.fill('20% incident cost reduction')
  await studio.untilSaved()
  await page.getByRole('button', { name: 'Review changes' }).click()
  const changes = page.getByRole('complementary').getByRole('tabpanel')
  await expect(changes.getByRole('insertion')).toContainText(/20/)
  await screenshot(page, 'review-changes', changes.getByRole('insertion').locator('..'))

  await page.getByRole('button', { name: 'Open document actions' }).click()
  const discard = page.getByRole('menuitem', { name: 'Discard changes' })
  await screenshot(page, 'discard-changes', discard)
  await discard.click()
  const dialog = page.getByRole('dialog', { name: 'Discard changes?' })
  await dialog.getByRole('button', { name: 'Discard changes' }).click()
  await expect(penalty).toHaveValue(before)
  await expect(studio.publishButton).toBeDisabled()
})

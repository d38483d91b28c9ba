/** What the Studio does not let an editor do, and what it says. */
import { lakeClient } from '../../../helpers/lake-client.ts'
import { screenshot } from './screenshot.ts'
import { expect, test } from './tasks.ts'

const SENTENCE =
  'Write the number with + and the country code, in groups split by single spaces, like +91 00000 00000'

test('Fix what blocks publishing', async ({ studio, keep }) => {
  await keep('_id in ["port-mumbai", "drafts.port-mumbai"]')
  const { page } = studio
  await studio.open('Ports', 'Mumbai')
  await studio.untilEditable()
  await page.getByText('Roles and numbers.').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: /^Document desk \+91/ }).click()
  const phone = page.getByRole('dialog').getByLabel('Phone')
  await phone.fill('ask the desk')
  await studio.untilSaved()
  await page.getByRole('button', { name: 'Close dialog' }).click()
  await expect(studio.publishButton).toBeDisabled()

  const sign = page.getByRole('button', { name: 'Validation', exact: true })
  await sign.click()
  const problem = page.getByRole('button', { name: SENTENCE })
  await expect(problem).toContainText('Emergency contacts / Contact / Phone')
  await screenshot(page, 'a-stopped-publish', sign, problem, studio.publishButton)

  await problem.click()
  await expect(phone).toBeFocused()
  await phone.fill('+44 20 7946 0123')
  await studio.untilSaved()
  await expect(problem).toBeHidden()
  await page.getByRole('button', { name: 'Close dialog' }).click()
  await studio.publish()
})

test(
  'What another document refers to is not deleted',
  { tag: '@nightly' },
  async ({ studio, keep }) => {
    const [cited, citing] = ['timelineEntry-cited', 'timelineEntry-citing']
    await keep(`_id in ["${cited}", "${citing}"]`)
    const entry = { _type: 'timelineEntry', year: 2031, description: 'For a test.' }
    await lakeClient.create({ ...entry, _id: cited, title: 'Cited' })
    const mentions = { _type: 'reference', _ref: cited }
    await lakeClient.create({ ...entry, _id: citing, title: 'Citing', mentions })

    const { page } = studio
    await studio.open('Timeline', '2031 · Cited')
    await studio.untilEditable()
    await page.getByRole('button', { name: 'Open document actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: 'Other documents refer to this one' })
    await expect(dialog.getByRole('link')).toHaveText([/^2031 · Citing/])
    await expect(dialog).toContainText('Remove it from each')
    await expect(page.getByRole('button', { name: 'Delete anyway' })).toHaveCount(0)
    expect(await lakeClient.getDocument(cited)).toMatchObject({ title: 'Cited' })
  },
)

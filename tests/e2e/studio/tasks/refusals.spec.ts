/** The Studio does not publish an invalid document, and says why. */
import { screenshot } from './screenshot.ts'
import { expect, test } from './tasks.ts'

const ERROR_MESSAGE =
  'Write the number with + and the country code, in groups split by single spaces, like +91 00000 00000'

test('Fix what blocks publishing', async ({ studio, backUp }) => {
  await backUp('_id in ["port-mumbai", "drafts.port-mumbai"]')
  const { page } = studio
  await studio.open('Ports', 'Mumbai')
  await studio.untilEditable()
  await page.getByText('Roles and numbers.').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: /^Document desk \+91/ }).click()
  const phone = page.getByRole('dialog').getByLabel('Own number')
  await phone.fill('ask the desk')
  await studio.untilSaved()
  await page.getByRole('button', { name: 'Close dialog' }).click()
  await expect(studio.publishButton).toBeDisabled()

  const errorIcon = page.getByRole('button', { name: 'Validation', exact: true })
  await errorIcon.click()
  const problem = page.getByRole('button', { name: ERROR_MESSAGE })
  await expect(problem).toContainText('Emergency contacts / Contact / Own number')
  await screenshot(page, 'a-stopped-publish', errorIcon, problem, studio.publishButton)

  await problem.click()
  await expect(phone).toBeFocused()
  await phone.fill('+44 20 7946 0123')
  await studio.untilSaved()
  await expect(problem).toBeHidden()
  await page.getByRole('button', { name: 'Close dialog' }).click()
  await studio.publish()
})

/** The Studio opens, without a sign-in. */
import { expect, test } from './studio.ts'

test('the desk opens under the name of the brand, with no one to sign in', async ({ studio }) => {
  await studio.open()
  await expect(studio.page).toHaveTitle(/Global Salvage/)
  await expect(studio.page.getByRole('button', { name: 'Global Salvage' })).toBeVisible()
  await expect(studio.page.getByRole('link', { name: /^Site settings/ })).toBeVisible()
})

test(
  'who has signed out chooses who they are, without a password, and is back where they were',
  { tag: '@nightly' },
  async ({ studio }) => {
    const { page } = studio
    await studio.openDocument('port', 'port-vadinar')
    await page.getByRole('button', { name: 'Local editor' }).click()
    await page.getByText('Sign out').click()
    await page.getByRole('link', { name: 'Choose who you are' }).click()
    await page.getByRole('textbox', { name: 'Your name' }).fill('Asha Rao')
    await page.getByRole('radio', { name: 'Violet' }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await studio.untilEditable()
    await expect(page.getByRole('button', { name: 'Asha Rao' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Vadinar' })).toBeVisible()
  },
)

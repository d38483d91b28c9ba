/** The Studio opens, without a sign-in. */
import { expect, test } from './studio.ts'

test('the desk opens under the name of the brand, with no one to sign in', async ({ studio }) => {
  await studio.open()
  await expect(studio.page).toHaveTitle(/Global Salvage/)
  await expect(studio.page.getByRole('button', { name: 'Global Salvage' })).toBeVisible()
  await expect(studio.page.getByRole('link', { name: /^Site settings/ })).toBeVisible()
  // Vision is for developers, in `npm run dev`.
  await expect(studio.page.getByRole('link', { name: 'Vision' })).toHaveCount(0)
})

/** The Studio opens, and what is typed and published in it is in the lake. */
import { lakeClient } from '../../helpers/lake-client.ts'
import { expect, test } from './studio.ts'

test('the desk opens under the name of the brand, with no one to sign in', async ({ studio }) => {
  await studio.open()
  await expect(studio.page).toHaveTitle(/Global Salvage/)
  await expect(studio.page.getByRole('button', { name: 'Global Salvage' })).toBeVisible()
  await expect(studio.page.getByRole('link', { name: /^Site settings/ })).toBeVisible()
})

test('who has signed out is back with one click', async ({ studio }) => {
  const { page } = studio
  await studio.open()
  await page.getByRole('button', { name: 'Local editor' }).click()
  await page.getByText('Sign out').click()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByRole('link', { name: /^Site settings/ })).toBeVisible()
})

test('what is typed is a draft in the lake, and publishing makes it the document', async ({
  studio,
}) => {
  const seed = await lakeClient.getDocument<{ responseTime: string }>('port-kandla')
  try {
    await studio.openDocument('port', 'port-kandla')
    await studio.field('Typical response').fill('5–7 hours')
    await studio.untilSaved()
    const edited = { responseTime: '5–7 hours' }
    expect(await lakeClient.getDocument('drafts.port-kandla')).toMatchObject(edited)
    await studio.publish()
    expect(await lakeClient.getDocument('port-kandla')).toMatchObject(edited)
    expect(await lakeClient.getDocument('drafts.port-kandla')).toBeUndefined()
  } finally {
    const { responseTime } = seed ?? { responseTime: '' }
    await lakeClient.patch('port-kandla').set({ responseTime }).commit()
  }
})

/** Two editors in one document: no typed text is lost, and a colleague's typing is not published without a question. */
import type { SanityDocument } from '@sanity/client'
import { lakeClient } from '../../helpers/lake-client.ts'
import { expect, test } from './studio.ts'

const ID = 'port-vadinar'

test.describe.configure({ mode: 'serial' })

let published: SanityDocument | undefined
test.beforeAll(async () => {
  published = await lakeClient.getDocument(ID)
})
test.afterEach(async () => {
  await lakeClient.delete(`drafts.${ID}`)
  if (published) await lakeClient.createOrReplace(published)
})

test('typing continues in a new draft when a colleague publishes', async ({ studio }) => {
  const field = studio.field('Typical response')
  await studio.openDocument('port', ID)
  await field.fill('')
  await field.pressSequentially('4 to 5 hours', { delay: 60 })
  const typing = field.pressSequentially(', by day and by night', { delay: 60 })
  const ids = { draftId: `drafts.${ID}`, publishedId: ID }
  const publishAction = { actionType: 'sanity.action.document.publish' as const, ...ids }
  await expect(async () => await lakeClient.action(publishAction)).toPass()
  await typing
  const responseTime = '4 to 5 hours, by day and by night'
  await expect(field).toHaveValue(responseTime)
  await expect.poll(() => lakeClient.getDocument(`drafts.${ID}`)).toMatchObject({ responseTime })
})

test(
  'Publish asks first if a colleague has just typed',
  { tag: '@nightly' },
  async ({ studio, newColleague }) => {
    await studio.chooseName('Asha Rao')
    await studio.openDocument('port', ID)
    const colleague = await newColleague()
    await colleague.chooseName('Priya Nair')
    await colleague.openDocument('port', ID)
    await colleague.field('Typical response').fill('36')
    await colleague.untilSaved()
    await expect(studio.field('Typical response')).toHaveValue('36')
    await studio.publishButton.click()
    const question = studio.page.getByText(
      'Priya Nair is editing Typical response. Publish anyway?',
    )
    await expect(question).toBeVisible()
    await studio.page.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    expect(await lakeClient.getDocument(ID)).not.toMatchObject({ responseTime: '36' })
    // The editor who typed the text is not asked.
    await colleague.publishButton.click()
    await expect.poll(() => lakeClient.getDocument(ID)).toMatchObject({ responseTime: '36' })
  },
)

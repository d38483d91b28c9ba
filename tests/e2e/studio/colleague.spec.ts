/** A colleague publishes or removes what an editor is typing into: nothing is lost, and nothing goes live unasked. */
import type { SanityDocument } from '@sanity/client'
import { lakeClient } from '../../helpers/lake-client.ts'
import { aborted, SAID_OF_OUTAGES } from './outages.ts'
import { expect, test } from './studio.ts'

const ID = 'port-vadinar'
const NEW_ID = 'faq-of-a-colleague'

test.describe.configure({ mode: 'serial' })

let published: SanityDocument | undefined
test.beforeAll(async () => {
  published = await lakeClient.getDocument(ID)
})
test.afterEach(async () => {
  await lakeClient.delete(`drafts.${ID}`)
  await lakeClient.delete(`drafts.${NEW_ID}`)
  if (published) await lakeClient.createOrReplace(published)
})

test('typing goes on in a new draft when a colleague publishes', async ({ studio }) => {
  const field = studio.field('Typical response')
  await studio.openDocument('port', ID)
  await field.fill('')
  await field.pressSequentially('4 to 5 hours', { delay: 60 })
  const typing = field.pressSequentially(', by day and by night', { delay: 60 })
  const ids = { draftId: `drafts.${ID}`, publishedId: ID }
  const publication = { actionType: 'sanity.action.document.publish' as const, ...ids }
  await expect(async () => await lakeClient.action(publication)).toPass()
  await typing
  const all = { responseTime: '4 to 5 hours, by day and by night' }
  await expect(field).toHaveValue(all.responseTime)
  await expect.poll(() => lakeClient.getDocument(`drafts.${ID}`)).toMatchObject(all)
})

test(
  'what was typed into a draft that a colleague deleted can be brought back',
  { tag: '@nightly' },
  async ({ studio, watch }) => {
    watch.allow(SAID_OF_OUTAGES)
    const { page } = studio
    await lakeClient.create({ _id: `drafts.${NEW_ID}`, _type: 'faq', question: 'Why' })
    await studio.openDocument('faq', NEW_ID)
    await aborted.begin(page)
    await studio.field('Question').fill('Why so soon?')
    const notice = page.getByRole('status').filter({ hasText: 'Not saved yet' })
    await expect(notice).toBeVisible()
    await lakeClient.delete(`drafts.${NEW_ID}`)
    await aborted.end(page)
    await expect(notice).toContainText('someone removed the draft while you typed')
    await expect(notice).toContainText('Why so soon?')
    await notice.getByRole('button', { name: 'Bring it back' }).click()
    await expect(notice).toBeHidden()
    const draft = { question: 'Why so soon?' }
    await expect.poll(() => lakeClient.getDocument(`drafts.${NEW_ID}`)).toMatchObject(draft)
    await expect(studio.field('Question')).toHaveValue(draft.question)
  },
)

test(
  'Publish asks while a colleague types',
  { tag: '@nightly' },
  async ({ studio, openAsAnother }) => {
    await studio.chooseName('Asha Rao', 'Teal')
    await studio.openDocument('port', ID)
    const colleague = await openAsAnother()
    await colleague.chooseName('Priya Nair', 'Red')
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
    // Who types publishes without being asked.
    await colleague.publishButton.click()
    await expect.poll(() => lakeClient.getDocument(ID)).toMatchObject({ responseTime: '36' })
  },
)

/** The Studio refuses to delete or unpublish a document that a link or a coverage zone refers to. */
import { lakeClient } from '../../../helpers/lake-client.ts'
import { expect, test } from '../tasks/tasks.ts'

const FAQ_ID = 'faq-who-needs-it'

/** Rich text with one link. */
function textWithLink(link: object) {
  return [
    {
      _key: 'b1',
      _type: 'block',
      style: 'normal',
      children: [{ _key: 's1', _type: 'span', text: 'See the page we mean', marks: ['l1'] }],
      markDefs: [{ _key: 'l1', _type: 'link', ...link }],
    },
  ]
}

test('refuses to delete or unpublish a referenced port, and lists what refers to it', async ({
  studio,
  visitor,
  backUp,
}) => {
  await backUp(`_id in ["${FAQ_ID}", "drafts.${FAQ_ID}"] || _type in ["port", "coverageZone"]`)
  const page = { _type: 'reference', _ref: 'port-paradip' }
  await lakeClient
    .patch(FAQ_ID)
    .set({ answer: textWithLink({ page }) })
    .commit()
  await visitor.goto('/port-call-compliance')
  await expect(visitor.locator('a', { hasText: 'See the page we mean' })).toHaveAttribute(
    'href',
    '/ports/paradip',
  )

  const { page: studioPage } = studio
  await studio.openDocument('port', 'port-paradip')
  const actions = studioPage.getByRole('button', { name: 'Open document actions' })
  const dialog = studioPage.getByRole('dialog', { name: 'Links to this document' })
  const attempts = [
    async () => {
      await actions.click()
      await studioPage.getByRole('menuitem', { name: 'Delete' }).click()
    },
    async () => {
      await studioPage.getByRole('button', { name: 'Published', exact: true }).click()
      await studioPage.getByRole('button', { name: 'Unpublish', exact: true }).click()
    },
  ]
  for (const attempt of attempts) {
    await attempt()
    await expect(dialog.getByRole('link')).toHaveText([/^East coast/, /^Which vessels/])
    await expect(dialog.getByRole('button', { name: /delete|unpublish/i })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Close dialog' }).click()
  }
  // The published version is read-only. After a switch to the draft, the port can be edited.
  await studioPage.getByRole('button', { name: 'Draft', exact: true }).click()
  await studio.untilEditable()
})

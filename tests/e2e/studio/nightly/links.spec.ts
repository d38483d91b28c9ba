/** Links and coverage zones are references, so the Studio refuses to delete or unpublish their targets. */
import { lakeClient } from '../../../helpers/lake-client.ts'
import { expect, test } from '../tasks/tasks.ts'

const FAQ = 'faq-who-needs-it'

function answerLinking(link: object) {
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
  keep,
}) => {
  await keep(`_id in ["${FAQ}", "drafts.${FAQ}"] || _type in ["port", "coverageZone"]`)
  const page = { _type: 'reference', _ref: 'port-paradip' }
  await lakeClient
    .patch(FAQ)
    .set({ answer: answerLinking({ page }) })
    .commit()
  await visitor.goto('/port-call-compliance')
  await expect(visitor.locator('a', { hasText: 'See the page we mean' })).toHaveAttribute(
    'href',
    '/ports/paradip',
  )

  const { page: desk } = studio
  await studio.openDocument('port', 'port-paradip')
  const actions = desk.getByRole('button', { name: 'Open document actions' })
  const dialog = desk.getByRole('dialog', { name: 'Other documents refer to this one' })
  const attempts = [
    async () => {
      await actions.click()
      await desk.getByRole('menuitem', { name: 'Delete' }).click()
    },
    async () => {
      await desk.getByRole('button', { name: 'Published', exact: true }).click()
      await desk.getByRole('button', { name: 'Unpublish', exact: true }).click()
    },
  ]
  for (const attempt of attempts) {
    await attempt()
    await expect(dialog.getByRole('link')).toHaveText([/^East coast/, /^Which vessels/])
    await expect(dialog.getByRole('button', { name: /delete|unpublish/i })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Close dialog' }).click()
  }
  // Back to where the port can be edited.
  await desk.getByRole('button', { name: 'Draft', exact: true }).click()
  await studio.untilEditable()
})

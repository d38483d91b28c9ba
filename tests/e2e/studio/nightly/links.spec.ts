/** Links and zones refer to pages and ports: they follow these, and keep them from being removed. */
import { lakeClient } from '../../../helpers/lake-client.ts'
import { expect, test } from '../tasks/tasks.ts'

const FAQ = 'faq-who-needs-it'

/** The answer of the FAQ: words that link as given. */
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

test('a port that links and zones refer to is neither deleted nor unpublished, and these are named', async ({
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
  const askedTo = [
    async () => {
      await actions.click()
      await desk.getByRole('menuitem', { name: 'Delete' }).click()
    },
    async () => {
      await desk.getByRole('button', { name: 'Published', exact: true }).click()
      await desk.getByRole('button', { name: 'Unpublish', exact: true }).click()
    },
  ]
  for (const ask of askedTo) {
    await ask()
    await expect(dialog.getByRole('link')).toHaveText([/^East coast/, /^Which vessels/])
    await expect(dialog.getByRole('button', { name: /delete|unpublish/i })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Close dialog' }).click()
  }
  // Back to where the port can be edited.
  await desk.getByRole('button', { name: 'Draft', exact: true }).click()
  await studio.untilEditable()
})

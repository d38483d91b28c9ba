/** Messages that name a document's state, and messages about refused files. */
import { lakeClient } from '../../../helpers/lake-client.ts'
import { expect, test } from '../tasks/tasks.ts'

test('a message names the state: published view, discarded draft or unpublished document', async ({
  studio,
  backUp,
}) => {
  await backUp('_type == "teamMember"')
  const { page } = studio
  // Not the status elements of the drag-and-drop library: they are outside the form, or empty.
  const message = page.getByTestId('form-view').getByRole('status').filter({ hasText: /\w/ })
  const [id] = await lakeClient.fetch<string[]>(
    '*[_type == "teamMember" && group == "advisory"]._id',
  )
  await studio.openDocument('teamMember', id ?? '')
  await page.getByRole('button', { name: 'Published', exact: true }).click()
  await expect(message).toContainText('This is what visitors see. You can’t type here.')
  await message.getByRole('button', { name: 'Go on editing' }).click()
  await expect(message).toBeHidden()

  await studio.field('Focus').fill('Typed and thrown away')
  await studio.untilSaved()
  await page.getByRole('button', { name: 'Open document actions' }).click()
  await page.getByRole('menuitem', { name: 'Discard changes' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).last().click()
  await expect(message).toContainText('The changes are discarded')
  await expect(studio.field('Focus')).not.toHaveValue('Typed and thrown away')
  await message.getByRole('button', { name: 'Bring them back' }).click()
  await expect(studio.field('Focus')).toHaveValue('Typed and thrown away')
  await expect(message).toBeHidden()
  await studio.untilSaved()

  await page.getByRole('button', { name: 'Published', exact: true }).click()
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click()
  await page.getByRole('button', { name: 'Unpublish now' }).click()
  await expect(message).toContainText('it is not on the site')
  await message.getByRole('button', { name: 'Open the draft' }).click()
  await expect(message).toContainText('Not on the site. Publish puts it there.')
  await expect(studio.field('Focus')).toBeEditable()
})

test('refuses a file that can’t be a picture, with the reason, before it is uploaded', async ({
  studio,
  backUp,
}) => {
  const id = 'caseStudy-supramax-tow'
  await backUp(`_id in ["${id}", "drafts.${id}"]`)
  const { page } = studio
  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/images/')) uploads.push(request.url())
  })
  await studio.openDocument('caseStudy', id)
  const refusal = page.getByRole('alert').filter({ hasText: '“' })
  await page.getByRole('button', { name: 'Open image options menu' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('menuitem', { name: 'Upload' }).click()
  const buffer = Buffer.from('%PDF-1.7')
  await (await chooser).setFiles({ name: 'letter.png', mimeType: 'image/png', buffer })
  await expect(refusal).toContainText('“letter.png” is not a picture')
  expect(uploads).toEqual([])

  // A dropped file named like a picture gets the same message; any other file gets another message.
  const drop = async (name: string, type: string) => {
    const dataTransfer = await page.evaluateHandle(
      ([fileName, fileType]) => {
        const data = new DataTransfer()
        data.items.add(new File(['%PDF-1.7'], fileName, { type: fileType }))
        return data
      },
      [name, type] as const,
    )
    const field = page.getByRole('button', { name: 'Open image options menu' })
    for (const event of ['dragenter', 'dragover', 'drop'])
      await field.dispatchEvent(event, { dataTransfer })
  }
  await drop('dropped.png', 'image/png')
  await expect(refusal).toContainText('“dropped.png” is not a picture')
  await drop('survey.pdf', 'application/pdf')
  await expect(page.getByText(/^Drop only pictures.*survey\.pdf/)).toBeVisible()
  expect(uploads).toEqual([])
})

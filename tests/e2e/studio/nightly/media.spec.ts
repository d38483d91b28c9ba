/** Editors name, tag, find and reuse pictures, and see where each is used. */
import { lakeClient } from '../../../helpers/lake-client.ts'
import { screenshot } from '../tasks/screenshot.ts'
import { expect, test } from '../tasks/tasks.ts'

const CASE_ID = 'caseStudy-tanker-spm-boom'

// Named like a section of the editors' guide. The next test does the last part, “use it again”.
test('Name a picture, find it, use it again', async ({ studio, backUp }) => {
  await backUp('_type in ["sanity.imageAsset", "media.tag"]')
  const { page } = studio
  const pictures = page.getByText(/\.svg$/)
  const details = page.getByRole('dialog', { name: 'Asset details' })
  await page.goto(`${studio.url}/media`)
  await expect(pictures).toHaveText([/^port-document/, /^tanker-spm/, /^supramax-tow/])
  // Editors upload a picture in the field that uses it, because the field checks the file.
  await expect(page.getByRole('button', { name: /upload/i })).toHaveCount(0)

  await page.locator('img[src*="images/"]').last().click()
  await details.getByRole('textbox', { name: 'Title' }).fill('Tow in a heavy sea')
  await expect(details.getByText('Tags', { exact: true })).toBeVisible()
  await details.getByRole('combobox').fill('drawings')
  await page.getByText('Create "drawings"').click()
  await expect(details.getByText('drawings', { exact: true })).toBeVisible()
  await details.getByRole('tab', { name: 'References (1)' }).click()
  await expect(details.getByRole('button', { name: /^Supramax, machinery/ })).toBeVisible()
  await details.getByRole('tab', { name: 'Details' }).click()
  const save = details.getByRole('button', { name: 'Save and close' })
  await screenshot(page, 'name-a-picture', details.getByRole('textbox', { name: 'Title' }), save)
  await save.click()
  await expect(details).toBeHidden()
  await expect
    .poll(() => lakeClient.fetch('*[opt.media.tags[]->name.current match "drawings"].title', {}))
    .toEqual(['Tow in a heavy sea'])

  await page.getByRole('textbox', { name: 'Search' }).fill('heavy sea')
  await expect(pictures).toHaveText([/^supramax-tow/])
})

test('chooses a case’s picture from the existing pictures', async ({ studio, backUp }) => {
  await backUp(`_id in ["${CASE_ID}", "drafts.${CASE_ID}"]`)
  const { page } = studio
  const fileOfDraft = async () =>
    await lakeClient.fetch<string | undefined>(
      '*[_id == $id][0].image.asset->originalFilename',
      { id: `drafts.${CASE_ID}` },
      { perspective: 'raw' },
    )
  await studio.openDocument('caseStudy', CASE_ID)
  await page.getByRole('button', { name: 'Open image options menu' }).click()
  await page.getByRole('menuitem', { name: 'Media', exact: true }).click()
  await expect(page.getByText('Insert image')).toBeVisible()
  const hash = await lakeClient.fetch<string>(
    '*[_type == "sanity.imageAsset" && originalFilename == "supramax-tow.svg"][0].sha1hash',
  )
  // The form behind the dialog has pictures too.
  const picture = page.locator(`.media-portal img[src*="${hash}"]`)
  await screenshot(page, 'choose-a-picture', picture)
  await picture.click()
  await expect.poll(fileOfDraft).toBe('supramax-tow.svg')
  await expect(page.getByText('Insert image')).toBeHidden()
})

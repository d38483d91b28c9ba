/** The preview shows a page with its drafts. A click on a text opens its field. */
import { stack } from '../../../helpers/stack.ts'
import { screenshot } from './screenshot.ts'
import { expect, test } from './tasks.ts'

const DRAFT_HEADING = 'Who answers when you call at night'

test('See a change before you publish it', async ({ studio, visitor, backUp }) => {
  await backUp('_id in ["managementPage", "drafts.managementPage"]')
  const { page } = studio
  await visitor.goto('/management')
  const publishedHeading = await visitor.getByRole('heading', { level: 1 }).innerText()

  await studio.open('Pages', 'Leadership')
  await studio.untilEditable()
  const usedOn = page.getByRole('button', { name: 'Used on one page' })
  await usedOn.click()
  const link = page.getByRole('link', { name: '/preview/management' })
  await screenshot(page, 'open-the-preview', usedOn, link)
  await link.click()

  const preview = page.frameLocator('iframe')
  const heading = preview.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(publishedHeading)
  // Invisible characters mark the field that the text comes from, so that a click can open the field.
  await expect(heading).toHaveText(/[\u200B-\u200D\uFEFF]{8}/)
  await heading.click()
  const field = studio.field('Heading').first()
  await expect(field).toBeFocused()
  await field.fill(DRAFT_HEADING)
  await expect(heading).toContainText(DRAFT_HEADING)
  await studio.untilSaved()
  await screenshot(page, 'see-it-in-the-preview', field)

  const html = await (await visitor.request.get(`${stack.siteUrl}/management`)).text()
  expect(html).not.toContain(DRAFT_HEADING)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(publishedHeading)
})

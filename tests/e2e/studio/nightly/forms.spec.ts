/** Typing in a list and pasting a table. */
import { expect, test } from '../tasks/tasks.ts'

const PACK_ID = 'compliancePackDocument'

const SENTENCE =
  'Before the ship picks up her pilot, tugs and pilots are told her draught, freeboard and angle of heel on that day.'

test('the Enter key adds a line to a list, and the site shows the new line', async ({
  studio,
  visitor,
  backUp,
}) => {
  await backUp(`_id in ["${PACK_ID}", "drafts.${PACK_ID}"]`)
  const { page } = studio
  await studio.openDocument(PACK_ID, PACK_ID)
  await page.getByRole('tab', { name: 'Page 2: verification' }).click()
  const lines = page.getByTestId('field-agentChecklist.items').getByRole('textbox')
  const before = await Promise.all((await lines.all()).map((line) => line.inputValue()))
  await lines.first().press('End')
  await page.keyboard.press('Enter')
  await expect(lines).toHaveCount(before.length + 1)
  await expect(lines.nth(1)).toBeFocused()
  await page.keyboard.type(SENTENCE)
  // The field has grown with its text, so it does not scroll.
  expect(await lines.nth(1).evaluate((field) => field.scrollHeight - field.clientHeight)).toBe(0)
  await studio.untilSaved()
  await studio.publish()

  await visitor.goto('/docs/compliance-pack')
  const [first = '', ...others] = before
  const list = visitor.getByRole('list').filter({ hasText: SENTENCE })
  await expect(list.getByRole('listitem')).toHaveText([first, SENTENCE, ...others])
})

test('a pasted table becomes lines, and the Studio says that the site shows no tables', async ({
  studio,
  backUp,
}) => {
  await backUp('_id in ["faq-paste", "drafts.faq-paste"]')
  const { page } = studio
  await studio.openDocument('faq', 'faq-paste')
  const answer = page.getByTestId('field-answer').getByRole('textbox')
  await answer.click()
  const html =
    '<h1>Times</h1><table><tr><td>West coast</td><td>6–8 hours</td></tr><tr><td>East coast</td><td>8–10 hours</td></tr></table>'
  await answer.evaluate((editor, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', copied)
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, html)
  await expect(answer).toContainText('West coast · 6–8 hours')
  await expect(answer.getByRole('heading', { name: 'Times' })).toBeVisible()
  await expect(page.getByText('The site shows no tables here')).toBeVisible()
})

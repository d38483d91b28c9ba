/** The Studio lists documents that hold invented data. A document leaves the list when its checkbox is cleared. */
import { screenshot } from './screenshot.ts'
import { expect, test } from './tasks.ts'

test('Clear a placeholder', { tag: '@nightly' }, async ({ studio, backUp }) => {
  await backUp('_id in ["timelineEntry-2015", "drafts.timelineEntry-2015"]')
  const { page } = studio
  await studio.open('Still placeholder')
  const heading = page.getByRole('heading', { name: /^Timeline \(\d+\)$/ })
  const entry = page.getByRole('link', { name: /^2015 · Gulf of Kutch/ })
  await expect(entry).toContainText('Placeholder')
  const before = await heading.innerText()
  await screenshot(page, 'list-placeholders', page.getByText(/documents hold placeholder data/))

  await entry.click()
  await studio.untilEditable()
  await page.getByRole('tab', { name: 'Placeholder status' }).click()
  const box = page.getByRole('checkbox', { name: 'Holds placeholder data' })
  await expect(box).toBeChecked()
  await screenshot(page, 'clear-a-placeholder', box)
  await box.click()
  await expect(entry).toBeHidden()
  await expect(heading).not.toHaveText(before)
  await studio.untilSaved()
  await studio.publish()
  await expect(entry).toBeHidden()
})

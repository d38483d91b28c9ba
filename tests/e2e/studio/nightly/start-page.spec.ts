/** The page "Start" lists waiting drafts and latest publications. */
import type { Studio } from '../studio.ts'
import { screenshot } from '../tasks/screenshot.ts'
import { expect, test } from '../tasks/tasks.ts'

/** Chooses a name, as the editors' guide describes. */
async function sayWhoYouAre(studio: Studio): Promise<void> {
  const { page } = studio
  await studio.open('Start')
  await expect(page.getByText('You are Local editor.')).toBeVisible()
  await page.getByRole('link', { name: 'Choose who you are' }).click()
  const name = page.getByRole('textbox', { name: 'Your name' })
  await name.fill('Asha Rao')
  const continueButton = page.getByRole('button', { name: 'Continue' })
  await screenshot(page, 'who-are-you', name, continueButton)
  await continueButton.click()
  await expect(page.getByText('You are Asha Rao.')).toBeVisible()
}

test('Begin at Start: the page lists waiting drafts and latest publications', async ({
  studio,
  backUp,
}) => {
  await backUp('_id in ["contactPage", "drafts.contactPage"]')
  const { page } = studio
  const section = (name: string | RegExp) => page.getByRole('region', { name })
  await test.step('Say who you are', () => sayWhoYouAre(studio))
  await studio.openDocument('contactPage', 'contactPage')
  await studio.field('Lead').fill('Typed by Asha')
  await studio.untilSaved()

  await studio.open('Start')
  await expect(page.getByText('The site shows everything that was published')).toBeVisible()
  const draft = section(/^Drafts waiting/).getByRole('link', { name: /^Contact / })
  await expect(draft).toContainText(/Edited (just now|\d+ sec)/)
  await screenshot(page, 'start', page.getByRole('link', { name: 'Choose who you are' }), draft)
  await draft.click()
  await expect(studio.field('Lead')).toHaveValue('Typed by Asha')
  await studio.publish()
  const published = section('Recently published').getByRole('link').first()
  await expect(published).toContainText(/^Contact.*Published (just now|\d+ sec)/)
  await expect(draft).toHaveCount(0)
})

/** The start page: who did what, and what waits. */
import type { Studio } from '../studio.ts'
import { screenshot } from '../tasks/screenshot.ts'
import { expect, test } from '../tasks/tasks.ts'

/** As the guide tells it. */
async function sayWhoYouAre(studio: Studio): Promise<void> {
  const { page } = studio
  await studio.open('Start')
  await expect(page.getByText('You are Local editor.')).toBeVisible()
  await page.getByRole('link', { name: 'Choose who you are' }).click()
  const name = page.getByRole('textbox', { name: 'Your name' })
  await name.fill('Asha Rao')
  await page.getByRole('radio', { name: 'Teal' }).check()
  const go = page.getByRole('button', { name: 'Continue' })
  await screenshot(page, 'who-are-you', name, go)
  await go.click()
  await expect(page.getByText('You are Asha Rao.')).toBeVisible()
}

test('Begin at Start: what I edited, what waits, what was published and by whom', async ({
  studio,
  openAsAnother,
  keep,
}) => {
  await keep('_id in ["contactPage", "drafts.contactPage", "aboutPage", "drafts.aboutPage"]')
  const { page } = studio
  const part = (name: string | RegExp) => page.getByRole('region', { name })
  await test.step('Say who you are', () => sayWhoYouAre(studio))
  const colleague = await openAsAnother()
  await colleague.chooseName('Ben Cole', 'Red')
  await colleague.openDocument('aboutPage', 'aboutPage')
  await colleague.field('Heading').first().fill('Typed by Ben')
  await colleague.untilSaved()

  await studio.open('Start')
  await expect(page.getByText('The site shows everything that was published')).toBeVisible()
  await expect(page.getByText('You are Asha Rao.')).toBeVisible()
  const theirs = part(/^Drafts waiting/).getByRole('link', { name: /^About / })
  await expect(theirs).toContainText(/Edited .* by Ben Cole/)
  await expect(part('You edited').getByRole('link', { name: /^About / })).toHaveCount(0)
  await studio.openDocument('contactPage', 'contactPage')
  await studio.field('Lead').fill('Typed by Asha')
  await studio.untilSaved()

  await studio.open('Start')
  const mine = part('You edited').getByRole('link', { name: /^Contact / })
  await expect(mine).toContainText('Draft, edited just now')
  await screenshot(page, 'start', page.getByRole('link', { name: 'Choose who you are' }), mine)
  await mine.click()
  await expect(studio.field('Lead')).toHaveValue('Typed by Asha')
  await studio.publish()
  const published = part('Published lately').getByRole('link').first()
  await expect(published).toContainText(/^Contact.*Published just now by Asha Rao/)
  await expect(mine).toContainText('Edited just now')
  await expect(part(/^Drafts waiting/).getByRole('link', { name: /^Contact / })).toHaveCount(0)
})

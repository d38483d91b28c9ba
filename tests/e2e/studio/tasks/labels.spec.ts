/** Texts of buttons, menu, footer and newsletter: default texts until an editor replaces them. */
import { screenshot } from './screenshot.ts'
import { expect, test } from './tasks.ts'

test(
  'Change the words of a button or the menu',
  { tag: '@nightly' },
  async ({ studio, visitor, keep }) => {
    await keep('_id in ["siteSettings", "drafts.siteSettings"]')
    const { page } = studio
    await studio.open('Site settings')
    await studio.untilEditable()
    const tab = page.getByRole('tab', { name: 'Menu, footer, buttons' })
    await tab.click()
    const buttons = page.getByRole('button', { name: 'Buttons of several pages' })
    await buttons.click()
    const letter = studio.field('Pre-arrival letter')
    await expect(letter).toHaveAttribute('placeholder', 'Request the letter')
    await letter.fill('Ask for the letter')
    await studio.untilSaved()
    await screenshot(page, 'change-a-button', tab, buttons, letter)
    await studio.publish()
    await visitor.goto('/about')
    const main = visitor.getByRole('main')
    await expect(main.getByRole('link', { name: 'Ask for the letter' })).toBeVisible()

    await letter.fill('')
    await studio.untilSaved()
    await studio.publish()
    await visitor.reload()
    await expect(main.getByRole('link', { name: 'Request the letter' })).toBeVisible()
  },
)

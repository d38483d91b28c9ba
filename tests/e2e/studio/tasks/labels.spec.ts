/** An editor replaces the default text of a button, and restores it by emptying the field. */
import { screenshot } from './screenshot.ts'
import { expect, test } from './tasks.ts'

test(
  'Change the words of a button or the menu',
  { tag: '@nightly' },
  async ({ studio, visitor, backUp }) => {
    await backUp('_id in ["siteSettings", "drafts.siteSettings"]')
    const { page } = studio
    await studio.open('Site settings')
    await studio.untilEditable()
    const tab = page.getByRole('tab', { name: 'Menu, footer, buttons' })
    await tab.click()
    const buttons = page.getByRole('button', { name: 'Buttons of several pages' })
    await buttons.click()
    const letterLabel = studio.field('Pre-arrival letter')
    await expect(letterLabel).toHaveAttribute('placeholder', 'Request the letter')
    await letterLabel.fill('Ask for the letter')
    await studio.untilSaved()
    await screenshot(page, 'change-a-button', tab, buttons, letterLabel)
    await studio.publish()
    await visitor.goto('/about')
    const main = visitor.getByRole('main')
    await expect(main.getByRole('link', { name: 'Ask for the letter' })).toBeVisible()

    await letterLabel.fill('')
    await studio.untilSaved()
    await studio.publish()
    await visitor.reload()
    await expect(main.getByRole('link', { name: 'Request the letter' })).toBeVisible()
  },
)

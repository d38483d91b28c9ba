/** An editor duplicates, publishes, unpublishes, deletes and restores a document. */
import { screenshot } from './screenshot.ts'
import { expect, test } from './tasks.ts'

const NAME = 'Captain R. Example'

test(
  'a person can be added, unpublished, deleted and restored',
  { tag: '@nightly' },
  async ({ studio, visitor, backUp }) => {
    await backUp('_type == "teamMember"')
    const { page } = studio
    const actions = page.getByRole('button', { name: 'Open document actions' })
    const person = visitor.getByRole('heading', { name: NAME })
    await studio.open('People', 'Advisory board', 'Placeholder – Adviser')
    await studio.untilEditable()

    await test.step('Copy a document', async () => {
      await actions.click()
      const duplicate = page.getByRole('menuitem', { name: 'Duplicate' })
      await screenshot(page, 'duplicate', actions, duplicate)
      await duplicate.click()
      await expect(studio.publishButton).toBeEnabled()
      await studio.field('Name').fill(NAME)
      // The page shows no name while the data is a placeholder.
      await page.getByRole('tab', { name: 'Placeholder status' }).click()
      await page.getByRole('checkbox', { name: 'Holds placeholder data' }).click()
      await page.getByRole('tab', { name: 'Content' }).click()
      await studio.untilSaved()
      await studio.publish()
      await studio.open('People', 'Advisory board')
      const rows = page.getByRole('link', { name: /Adviser/ })
      await expect(rows).toHaveText([/^Placeholder/, /^Captain/])
      await visitor.goto('/management')
      await expect(person).toBeVisible()
      await rows.last().click()
      await studio.untilEditable()
    })

    await test.step('Take a document off the site', async () => {
      const published = page.getByRole('button', { name: 'Published', exact: true })
      await published.click()
      // The list now shows the published perspective.
      await expect(page.getByRole('link', { name: NAME })).toContainText('Adviser')
      const unpublish = page.getByRole('button', { name: 'Unpublish', exact: true })
      await screenshot(page, 'unpublish', published, unpublish)
      await unpublish.click()
      await page.getByRole('button', { name: 'Unpublish now' }).click()
      await visitor.reload()
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(person).toBeHidden()
    })

    await test.step('Delete a document', async () => {
      await studio.open('People', 'Advisory board', NAME)
      await studio.untilEditable()
      await actions.click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      const confirm = page.getByRole('button', { name: 'Delete document' })
      await expect(page.getByRole('dialog', { name: 'Delete document?' })).toContainText(NAME)
      await screenshot(page, 'delete', confirm)
      await confirm.click()
      await expect(page.getByRole('link', { name: NAME })).toBeHidden()

      await page.goBack()
      await page.getByRole('button', { name: 'Restore most recent revision' }).click()
      await expect(studio.field('Name')).toHaveValue(NAME)
      await expect(studio.publishButton).toBeEnabled()
    })
  },
)

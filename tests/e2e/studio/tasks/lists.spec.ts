/** An editor adds a row to one list and reorders another list. The site shows both changes. */
import type { Locator, Page } from '@playwright/test'
import { screenshot } from './screenshot.ts'
import { expect, test } from './tasks.ts'

const ROW = {
  Service: 'Salvage plan on paper',
  'Response time': '4 hours or less from boarding',
  Penalty: '5% fee reduction',
  Escalation: 'Salvage master',
}

test('Add a row to the SLA table', { tag: '@nightly' }, async ({ studio, visitor, backUp }) => {
  await backUp('_type == "slaRow"')
  const { page } = studio
  await studio.open('SLA', 'Home: short table')
  await expect(page.getByRole('link', { name: /^Document pack issuance/ })).toBeVisible()
  const plus = page.getByRole('link', { name: 'New row of the short table' })
  await screenshot(page, 'add-an-sla-row', plus)
  await plus.click()
  for (const [field, text] of Object.entries(ROW)) await studio.field(field).fill(text)
  await studio.untilSaved()
  await screenshot(page, 'add-an-sla-row-filled', studio.publishButton)
  await studio.publish()

  await visitor.goto('/')
  const rows = visitor.getByRole('table', { name: 'Service levels' }).getByRole('row')
  await expect(rows.last()).toHaveText(Object.values(ROW).join(''))
  await rows.last().scrollIntoViewIfNeeded()
  await screenshot(visitor, 'add-an-sla-row-on-the-site', rows.last())
})

test('Change the order of a list', { tag: '@nightly' }, async ({ studio, visitor, backUp }) => {
  await backUp('_type == "faq"')
  const { page } = studio
  await studio.open('FAQs')
  const rows = page.getByRole('link', { name: /\?/ })
  await expect(rows).toHaveText([/^Which/, /^Does/, /^What/, /^The ship/])
  await drag(page, rows.nth(3), rows.nth(0), async () =>
    screenshot(page, 'change-the-order', rows.nth(3)),
  )
  await expect(rows).toHaveText([/^The ship/, /^Which/, /^Does/, /^What/])
  await expect(page.getByText('The new order goes to the site without Publish')).toBeVisible()

  await visitor.goto('/port-call-compliance')
  const questions = visitor.locator('.faqs__item').getByRole('heading')
  await expect(questions).toHaveText([/^The ship/, /^Which/, /^Does/, /^What/])
  await questions.first().scrollIntoViewIfNeeded()
  await screenshot(visitor, 'change-the-order-on-the-site', questions.first())
})

/** Drags a row to the place of another row. Calls `beforeDrop` while the mouse button is still pressed. */
async function drag(page: Page, row: Locator, to: Locator, beforeDrop: () => Promise<void>) {
  const from = await row.boundingBox()
  const target = await to.boundingBox()
  if (!from || !target) throw new Error('The rows are not on the screen.')
  await page.mouse.move(from.x + 20, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(target.x + 20, target.y + target.height / 2, { steps: 20 })
  await beforeDrop()
  await page.mouse.up()
}

/** The order of a list, and the address of a live page. */
import type { Page } from '@playwright/test'
import { lakeClient } from '../../../helpers/lake-client.ts'
import { stack } from '../../../helpers/stack.ts'
import { openHydrated } from '../../fixtures.ts'
import { expect, test } from '../tasks/tasks.ts'

const raw = (query: string): Promise<unknown[]> =>
  lakeClient.fetch(query, {}, { perspective: 'raw' })

/** Moves a row of a list by keyboard; the row's handle is what takes the focus. */
async function moveDown(page: Page, row: string): Promise<void> {
  await page.getByRole('button', { name: row }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/You have lifted an item/)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(/You have moved the item/)).toBeAttached()
  await page.keyboard.press('Space')
}

test('moving a row by keyboard moves it on the site, and moves its draft', async ({
  studio,
  visitor,
  keep,
}) => {
  await keep('_type == "coverageZone"')
  const { page } = studio
  await studio.openDocument('coverageZone', 'coverageZone-west-coast')
  await studio.field('Zone').fill('Western coast')
  await studio.untilSaved()

  await studio.open('Coverage')
  const rows = page.getByRole('link', { name: /to site|24/ })
  await expect(rows).toHaveText([/^Western coast/, /^East coast/, /^Pan-India/, /^Global surge/])
  await moveDown(page, 'Western coast')
  await expect(rows).toHaveText([/^East coast/, /^Western coast/, /^Pan-India/, /^Global surge/])
  await expect(page.getByText('Moved 1 document down from position 2 to 3')).toBeVisible()
  await page.reload()
  await expect(rows).toHaveText([/^East coast/, /^Western coast/, /^Pan-India/, /^Global surge/])

  const ranks = '*[_id in ["coverageZone-west-coast", "drafts.coverageZone-west-coast"]].orderRank'
  const [published, draft] = await raw(ranks)
  expect(draft).toBe(published)
  await visitor.goto('/fleet-retainer')
  const zones = visitor.getByRole('table', { name: 'Coverage by zone' }).getByRole('rowheader')
  await expect(zones).toHaveText([
    'Local equipment',
    'East coast',
    'West coast',
    'Pan-India',
    'Global surge',
  ])
})

test('the address of a live page is changed on purpose, leaves a redirect, and is locked again', async ({
  studio,
  visitor,
  keep,
}) => {
  await keep('_id in ["port-mundra", "drafts.port-mundra"] || _type == "redirect"')
  const { page } = studio
  await openHydrated(visitor, `${stack.siteUrl}/about`)
  await studio.openDocument('port', 'port-mundra')
  const address = studio.field('Address of the page')
  await expect(address).toHaveValue('mundra')
  await expect(address).not.toBeEditable()
  await expect(page.getByRole('button', { name: 'Generate' })).toBeDisabled()

  const change = page.getByRole('button', { name: 'Change the address …' })
  const keepMundra = page.getByRole('button', { name: 'Keep “mundra”' })
  await change.click()
  await expect(page.getByText('lead to the new address')).toBeVisible()
  await keepMundra.click()
  await expect(address).not.toBeEditable()

  await change.click()
  await address.fill('Mundra port')
  await expect(studio.publishButton).toBeDisabled()
  await address.fill('kandla')
  await page.getByRole('button', { name: 'Validation' }).click()
  const taken = page.getByText(/Kandla has the address .ports.kandla already/)
  await expect(taken.filter({ visible: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Close validation' }).click()
  await address.fill('mundra-port')
  await studio.untilSaved()
  await keepMundra.click()
  await expect(address).toHaveValue('mundra')
  await expect(address).not.toBeEditable()

  await change.click()
  await address.fill('mundra-port')
  await studio.untilSaved()
  await studio.publish()
  await expect(address).toHaveValue('mundra-port')
  await expect(address).not.toBeEditable()
  expect(await raw('*[_type == "redirect"].from')).toEqual(['/ports/mundra'])
  const old = async () => (await visitor.request.get('/ports/mundra')).url()
  await expect.poll(old).toContain('/ports/mundra-port')
  // A page that was open before links to the old one.
  await visitor.locator('footer a[href="/ports/mundra"]').click()
  await expect(visitor).toHaveURL(/ports.mundra-port$/)
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Mundra')
  await studio.open('Redirects', '/ports/mundra')
  await expect(studio.field('Old address')).toHaveValue('/ports/mundra')
})

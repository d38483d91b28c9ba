/** The desk as editors meet it: what it shows, what it lets be done, and what it stops. */
import type { Page } from '@playwright/test'
import { outline, placeholdersLine, startLine } from '../../../../studio/desk/outline.ts'
import { lakeClient } from '../../../helpers/lake-client.ts'
import { stack } from '../../../helpers/stack.ts'
import { openHydrated } from '../../fixtures.ts'
import type { Studio } from '../studio.ts'
import { expect, test } from '../tasks/tasks.ts'

const raw = (query: string): Promise<unknown[]> =>
  lakeClient.fetch(query, {}, { perspective: 'raw' })

/** What the menu beside Publish offers. */
async function offeredActions({ page }: Studio): Promise<string[]> {
  await page.getByRole('button', { name: 'Open document actions' }).click()
  const items = page.getByRole('menuitem')
  await expect(items.first()).toBeVisible()
  const names = await items.allInnerTexts()
  await page.keyboard.press('Escape')
  return names.map((name) => name.split('\n')[0] ?? '')
}

/** Moves a row of a list by keyboard; the row's handle is what takes the focus. */
async function moveDown(page: Page, row: string): Promise<void> {
  await page.getByRole('button', { name: row }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/You have lifted an item/)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(/You have moved the item/)).toBeAttached()
  await page.keyboard.press('Space')
}

test('the desk shows the site’s parts, each with an icon', async ({ studio }) => {
  await studio.open()
  const parts = studio.page.getByTestId('structure-tool-list-pane').getByRole('link')
  await expect(parts).toHaveText(
    [startLine, ...outline, placeholdersLine].map(({ title }) => title),
  )
  for (const part of await parts.all()) await expect(part.locator('svg').first()).toBeVisible()
  // Vision is for developers, in `npm run dev`.
  await expect(studio.page.getByRole('link', { name: 'Media' })).toBeVisible()
  await expect(studio.page.getByRole('link', { name: 'Vision' })).toHaveCount(0)
})

test('previews tell the facts that matter', async ({ studio }) => {
  const { page } = studio
  const list = async (part: string, ...more: string[]) => {
    for (const name of [part, ...more])
      await page.getByRole('link', { name, exact: true }).first().click()
  }
  const row = (text: RegExp) => page.getByRole('link', { name: text })
  await studio.open()
  await list('Ports')
  await expect(row(/^Mundra/)).toContainText('6–8 hours · Placeholder')
  await list('Clauses', 'Financial security: clause mapping')
  await expect(row(/^§ 4/)).toContainText('Financial security: clause mapping')
  await list('FAQs')
  await expect(row(/^Which vessels/)).toContainText('merchant vessels of 300 GT')
  await list('Pages')
  await expect(row(/^Leadership/)).toContainText('/management')
  await list('Documents')
  await expect(row(/^SLA schedule/)).toContainText('/docs/sla-schedule · v1.0')
})

test('what there is one of can be edited and nothing else', async ({ studio, keep }) => {
  await keep('_id in ["contactPage", "drafts.contactPage"]')
  const { page } = studio
  await studio.open('Pages', 'Contact')
  await studio.untilEditable()
  await studio.field('Office hours').fill('Mon–Fri, 9:00–18:00 IST')
  await studio.untilSaved()
  expect(await offeredActions(studio)).toEqual(['Schedule publish', 'Discard changes'])
  await page.getByRole('button', { name: 'Published', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Open document actions' })).toBeHidden()
  await expect(page.getByRole('button', { name: /Unpublish/ })).toBeHidden()

  await page.getByRole('button', { name: 'Create new document' }).click()
  await expect(page.getByTestId(/^create-new-/)).toHaveText([
    'Case study',
    'Clause',
    'Coverage zone',
    'Desk contact',
    'FAQ',
    'Port',
    'Redirect',
    'SLA commitment, full schedule',
    'SLA row, short table',
    'Team member',
    'Timeline entry',
  ])
})

test('the address of a second one leads to the one there is', async ({ studio }) => {
  const { page, url } = studio
  await page.goto(`${url}/intent/create/template=contactPage;type=contactPage/`)
  await expect(page.getByText('There is already a “Contact”.')).toBeVisible()
  await expect(studio.field('Heading')).toBeHidden()
  await expect(studio.publishButton).toBeDisabled()
  await page.getByRole('link', { name: 'Open “Contact”' }).click()
  await expect(studio.field('Heading').first()).toHaveValue(/\w/)
  expect(await raw('*[_type == "contactPage" && !(_id in path("drafts.**"))]._id')).toEqual([
    'contactPage',
  ])
})

test('a row moved by keyboard moves on the site, a draft of it as well', async ({
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

test('rows can be moved by buttons, and numbered anew without moving', async ({ studio, keep }) => {
  await keep('_type == "caseStudy"')
  const { page } = studio
  await studio.open('Case studies')
  const rows = page.getByRole('link', { name: /Illustrative/ })
  await expect(rows).toHaveCount(3)
  const [first, second, third] = await rows.allInnerTexts()
  await page.getByTestId('pane-context-menu-button').click()
  await page.getByRole('menuitem', { name: 'Show buttons that move rows' }).click()
  await rows.first().getByRole('button').last().click()
  await expect(rows).toHaveText([second ?? '', first ?? '', third ?? ''], { useInnerText: true })
  await expect(page).toHaveURL(/\/case-studies$/)

  const ranks = await raw('*[_type == "caseStudy"].orderRank')
  await page.getByTestId('pane-context-menu-button').click()
  await page.getByRole('menuitem', { name: 'Reset order' }).click()
  await expect(page.getByText('The rows are renumbered')).toBeVisible()
  await expect(rows).toHaveText([second ?? '', first ?? '', third ?? ''], { useInnerText: true })
  await expect.poll(() => raw('*[_type == "caseStudy"].orderRank')).not.toEqual(ranks)
})

test('a new row stands last, in the table whose list it was added to', async ({ studio, keep }) => {
  await keep('_type == "clause"')
  const { page } = studio
  await studio.open('Clauses', 'Fleet retainer')
  await page.getByRole('link', { name: 'New clause' }).click()
  await studio.field('Clause').fill('Retainer clause 9.9')
  await studio.untilSaved()
  const rows = page.getByRole('link', { name: /^Retainer clause \d/ })
  await expect(rows).toHaveText([/3\.1/, /4\.2/, /5\.1/, /9\.9.*Fleet retainer/])
  await expect(page.getByRole('combobox', { name: 'Table' }).locator('option:checked')).toHaveText(
    'Fleet retainer: compliance alignment',
  )
})

test('a copy stands just below its original, without its address', async ({ studio, keep }) => {
  // The original is another test's to edit.
  await keep('_type == "port" && name == "Vadinar" && !(_id match "*port-vadinar")')
  const { page } = studio
  await studio.open('Ports', 'Vadinar')
  await studio.untilEditable()
  expect(await offeredActions(studio)).toEqual(['Duplicate', 'Delete'])
  await page.getByRole('button', { name: 'Open document actions' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(studio.field('Address of the page')).toHaveValue('')
  await expect(studio.field('Address of the page')).toBeEditable()
  const rows = page.getByRole('link', { name: /^(Mumbai|Mundra|Vadinar|Kandla|Visakh|Paradip)/ })
  await expect(rows).toHaveText([
    /^Mumbai/,
    /^Mundra/,
    /^Vadinar/,
    /^Vadinar/,
    /^Kandla/,
    /^Visakhapatnam/,
    /^Paradip/,
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

  await page.getByRole('button', { name: 'Change the address …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the address /ports/mundra?' })
  await expect(dialog).toContainText('lead to the new address')
  await expect(dialog).toContainText(
    'These links update too:Supramax, machinery failure off the Gulf of KutchWest coast',
  )
  await dialog.getByRole('button', { name: 'Keep the address' }).click()
  await expect(address).not.toBeEditable()

  await page.getByRole('button', { name: 'Change the address …' }).click()
  await dialog.getByRole('button', { name: 'Change it' }).click()
  await address.fill('Mundra port')
  await expect(studio.publishButton).toBeDisabled()
  await address.fill('kandla')
  await page.getByRole('button', { name: 'Validation' }).click()
  const taken = page.getByText(/Kandla has the address .ports.kandla already/)
  await expect(taken.filter({ visible: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Close validation' }).click()
  await address.fill('mundra-port')
  await studio.untilSaved()
  await expect(page.getByText('Publishing moves it to the new address.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep “mundra”' }).click()
  await expect(address).toHaveValue('mundra')
  await expect(address).not.toBeEditable()

  await page.getByRole('button', { name: 'Change the address …' }).click()
  await dialog.getByRole('button', { name: 'Change it' }).click()
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

test('all that is still placeholder stands in one list, drafts considered', async ({
  studio,
  keep,
}) => {
  await keep('_id in ["fleetRetainerPage", "drafts.fleetRetainerPage"]')
  const { page } = studio
  await studio.open('Still placeholder')
  await expect(page.getByText(/^\d+ documents hold placeholder data/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pages (7)' })).toBeVisible()
  const row = page.getByRole('link', { name: /^Fleet retainer/ })
  const note = await raw('*[_id == "fleetRetainerPage"].placeholderNote')
  await expect(row).toContainText(String(note[0]))
  await row.click()
  await studio.untilEditable()
  await expect(page.getByText('Placeholder', { exact: true })).toBeVisible()

  await page.getByRole('tab', { name: 'Placeholder status' }).click()
  await page.getByRole('checkbox', { name: 'Holds placeholder data' }).click()
  await expect(row).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Pages (6)' })).toBeVisible()
  await expect(page.getByText('Placeholder', { exact: true })).toBeHidden()
})

test('search finds a port by any fact', async ({ studio }) => {
  const { page } = studio
  await studio.open()
  await expect(page.getByRole('link', { name: 'Ports' })).toBeVisible()
  await page.getByRole('button', { name: 'Open search' }).click()
  const found = page.getByRole('listbox').last().getByRole('option')
  for (const [fact, document] of [
    ['2–4 hours', /^Mumbai \/ JNPT/],
    ['Port liaison, Paradip', /^Paradip/],
    ['+91 00000 00003', /^Tug coordination, Mumbai/],
  ] as const) {
    await page.getByPlaceholder('Search', { exact: true }).fill(fact)
    await expect(found).toHaveText([document])
  }
  // Over all types, what a keyboard has: the site's texts have an en dash and a curly apostrophe.
  const search = page.getByPlaceholder('Search', { exact: true })
  await search.fill('2-4 hours')
  await expect(found.filter({ hasText: 'Mumbai / JNPT' })).toHaveCount(1)
  await search.fill("insurer's site shows unpaid")
  await expect(found.filter({ hasText: 'What happens if the insurer’s site' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await studio.open('Ports')
  await page.getByRole('textbox', { name: 'Search in Ports' }).fill('00009')
  await expect(page.getByRole('link', { name: /hours/ })).toHaveText([/^Paradip/])
  await page.getByRole('textbox', { name: 'Search in Ports' }).fill('2-4 hours')
  await expect(page.getByRole('link', { name: /^Mumbai/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Mundra/ })).toBeHidden()
  await page.getByRole('textbox', { name: 'Search in Ports' }).fill("24 hours' notice")
  await expect(page.getByRole('link', { name: /hours/ })).not.toHaveCount(0)
})

test('what would break the site is not published, and the reason is told', async ({
  studio,
  keep,
}) => {
  await keep('_id in ["slaCommitment-west-coast", "drafts.slaCommitment-west-coast"]')
  const { page } = studio
  await studio.openDocument('slaCommitment', 'slaCommitment-west-coast')
  await studio.field('Service').fill('')
  await studio.untilSaved()
  await expect(studio.publishButton).toBeDisabled()
  await page.getByRole('button', { name: 'Validation' }).click()
  await expect(page.getByText('Fill in “Service”').last()).toBeVisible()
  await studio.field('Service').fill('   ')
  await expect(page.getByText('There are only spaces here: write the text').last()).toBeVisible()
  await studio.field('Service').fill('West coast mobilisation')
  await expect(studio.publishButton).toBeEnabled()
})

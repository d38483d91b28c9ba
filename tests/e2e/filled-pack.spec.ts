/** The compliance pack with the request in it, made on the page once the request is with the desk. */
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { readForm, valuesOf } from '../helpers/read-form.ts'
import { stack } from '../helpers/stack.ts'
import { accessibilityFaults } from './accessibility.ts'
import { expect, openHydrated, test } from './fixtures.ts'
import { fill, LEAD_CASES, type LeadCase, submitButton } from './lead-forms.ts'

const PACK = '/docs/india-compliance-pack.pdf'
const MADE_OF = /make-filled-pack|\.woff$|india-compliance-pack/

test('Download PDF Now saves the pack with the request in it', async ({ page }) => {
  await page.addInitScript(() => {
    const events: unknown[] = []
    Object.assign(window, { events, gtag: (...event: unknown[]) => events.push(event) })
  })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await send(page, { port: 'Mundra' })
  expect(loaded.filter((url) => MADE_OF.test(url))).toEqual([])

  const { name, form } = await downloaded(page)
  expect(name).toBe('compliance-pack-mv-ornskold-a-b-0000000.pdf')
  expect(valuesOf(form)).toMatchObject({
    copyNote: expect.stringMatching(/^REQUEST COPY of .+ IST – .+ not checked by the desk$/),
    vesselName: 'MV Örnsköld “A&B”',
    imo: '0000000',
    port: 'Mundra',
    eta: '1 Mar 2026, 14:30 IST',
    agent: 'Seaport & Söhne <Agencies>',
    portEssentials: expect.stringMatching(/^Mundra:\n• .+\n• .+\n• .+$/),
    flag: '',
    mswSubmissionId: '',
    primaryInsurer: '',
  })
  const [first = '', second = ''] = form.drawn
  expect(first).toContain('MV Örnsköld “A&B”')
  expect(first).toContain('NOT EVIDENCE OF COVER')
  expect(second.match(/hence our 48 hours’ notice/g)).toHaveLength(2)

  await expect(page.getByText(`Saved as ${name}`)).toBeVisible()
  await expect(button(page)).toBeFocused()
  expect(await page.evaluate<unknown[]>('events')).toContainEqual([
    'event',
    'compliance_pack_download',
    { event_label: 'india-compliance-pack.pdf' },
  ])
})

test('the pack has every line of the blank one, and the blank one is for all', async ({
  page,
  request,
}) => {
  const blank = await readForm(await (await request.get(PACK)).body())
  await send(page)
  const { form } = await downloaded(page)
  const layout = (read: typeof form) =>
    read.widgets.map(({ page: sheet, fieldName, rect }) => [sheet, fieldName, rect])
  expect(layout(form)).toEqual(layout(blank))
  expect(new Set(Object.values(valuesOf(blank)))).toEqual(new Set(['']))
})

test(
  'a name in other letters of Europe is printed in them',
  { tag: '@nightly' },
  async ({ page }) => {
    await send(page, { vesselName: 'Łódź Мария Ἑλευθερία', port: 'Other' })
    const { name, form } = await downloaded(page)
    expect(name).toBe('compliance-pack-lodz-0000000.pdf')
    expect(form.drawn[0]).toContain('Łódź Мария Ἑλευθερία')
    expect(valuesOf(form)['portEssentials']).toContain('Other')
  },
)

test('what can’t be printed is named, and all else is in the pack', async ({ page }) => {
  await send(page, { vesselName: '海洋之星', agent: 'Agency '.repeat(60) })
  const { form } = await downloaded(page)
  expect(valuesOf(form)).toMatchObject({ vesselName: '', agent: '', imo: '0000000' })
  const missing = page.locator('main li').filter({ hasText: 'PDF' })
  await expect(missing).toHaveText([
    /^Vessel name: .* Latin letters as in the ship’s certificate/,
    /^Agent: too long/,
  ])
  expect(await accessibilityFaults(page, { within: 'main' })).toEqual([])
})

test(
  'on a phone the news comes into sight, clear of the bars',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 })
    await send(page)
    await downloaded(page)
    const end = page.getByText('can be filled in on the screen')
    await expect(end).toBeInViewport()
    // A click is refused by whatever lies over the text.
    await end.click({ trial: true, timeout: 2000 })
  },
)

test('without a connection nothing is lost: it says so, and works when there is one', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors(/could not be filled in|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await send(page)
  await context.setOffline(true)
  await button(page).click()
  const blank = page.getByRole('link', { name: 'Download the pack with blank lines' })
  await expect(blank).toHaveAttribute('href', PACK)
  await expect(page.getByText('Your request is with the desk all the same.')).toBeVisible()
  await context.setOffline(false)
  const { form } = await downloaded(page)
  expect(valuesOf(form)['vesselName']).toBe('MV Örnsköld “A&B”')
  await expect(blank).toBeHidden()
})

test('a pack that is no PDF is not filled in', { tag: '@nightly' }, async ({ page, watch }) => {
  watch.allowConsoleErrors(/could not be filled in/)
  await send(page)
  await page.route(`**${PACK}`, (route) => route.fulfill({ body: '<h1>Bad gateway</h1>' }))
  await button(page).click()
  await expect(page.getByText('The pack could not be filled in here.')).toBeVisible()
})

test('impatient clicks save one pack', { tag: '@nightly' }, async ({ page }) => {
  await send(page)
  let downloads = 0
  page.on('download', () => (downloads += 1))
  const saved = page.waitForEvent('download')
  await button(page).evaluate((element) => {
    for (let click = 0; click < 3; click += 1)
      element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await saved
  await expect(page.getByText(/^Saved as/)).toBeVisible()
  expect(downloads).toBe(1)
})

const [lead] = LEAD_CASES

/** Sends the request; the service takes it, whatever other tests do to it. */
async function send(page: Page, changed: Partial<LeadCase['fields']> = {}): Promise<void> {
  if (!lead) throw new Error('there is no pre-arrival request')
  await page.route(`${stack.emailManagerUrl}/api/brain/send`, (route) =>
    route.fulfill({ json: {}, headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
  await openHydrated(page, lead.path)
  const fields = Object.entries({ ...lead.fields, ...changed }).map(([name, value = '']) => [
    name,
    value,
  ])
  await fill(page, { ...lead, fields: Object.fromEntries(fields) })
  await submitButton(page).click()
  await expect(page.getByRole('heading', { name: lead.success })).toBeVisible()
}

function button(page: Page) {
  return page.getByRole('button', { name: 'Download PDF Now' })
}

/** Asks for the pack and reads what the browser has saved. */
async function downloaded(page: Page) {
  const saved = page.waitForEvent('download')
  await button(page).click()
  const download = await saved
  const form = await readForm(await readFile(await download.path()))
  return { name: download.suggestedFilename(), form }
}

/** The PDF copy of a request, which the page makes after the service has accepted the request. */
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { readForm, valuesOf } from '../helpers/read-form.ts'
import { stack } from '../helpers/stack.ts'
import { expect, openHydrated, test } from './fixtures.ts'
import { fill, LEAD_CASES, submitButton } from './lead-forms.ts'

const [lead] = LEAD_CASES

const button = (page: Page) => page.getByRole('button', { name: 'Download PDF Now' })

/** Sends the request and answers for the service, so that faults set by other tests have no effect. */
async function send(page: Page): Promise<void> {
  await page.route(`${stack.emailManagerUrl}/api/brain/send?*`, (route) =>
    route.fulfill({ json: {}, headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
  await openHydrated(page, lead.path)
  await fill(page, lead)
  await submitButton(page).click()
  await expect(page.getByRole('heading', { name: lead.success })).toBeVisible()
}

test('Download PDF Now saves a copy of the request, once there is a connection', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors(/could not be made|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await send(page)
  expect(loaded.filter((url) => url.includes('request-copy'))).toEqual([])

  await context.setOffline(true)
  await button(page).click()
  await expect(page.getByText('The desk still has your request.')).toBeVisible()
  await context.setOffline(false)

  const saved = page.waitForEvent('download')
  await button(page).click()
  const download = await saved
  const form = await readForm(await readFile(await download.path()))
  const reference = await page.locator('strong.what-happens-now__reference').innerText()
  expect(reference).toMatch(/^GS-[0-9A-F]{8}$/)
  const name = download.suggestedFilename()
  expect(name).toBe(`request-copy-${reference}.pdf`)
  expect(valuesOf(form)).toMatchObject({
    Reference: reference,
    'Vessel name': 'MV Örnsköld “A&B”',
    ETA: '1 Mar 2026, 14:30 IST',
    'The desk, 24/7': '+91 00000 00000',
  })
  await expect(page.getByText(`Saved as ${name}`)).toBeVisible()
  await expect(button(page)).toBeFocused()
})

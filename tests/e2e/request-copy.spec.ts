/** The PDF copy of a request, which the page makes after the email-manager has accepted the request. */
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { readForm, valuesOf } from '../helpers/read-form.ts'
import { stack } from '../helpers/stack.ts'
import { expect, openHydrated, test } from './fixtures.ts'
import { fillForm, LEAD_CASES, submitButton } from './lead-forms.ts'

const [lead] = LEAD_CASES

const downloadButton = (page: Page) => page.getByRole('button', { name: 'Download PDF Now' })

/** Sends the request and responds in place of the email-manager, so that faults set by other tests have no effect. */
async function sendRequest(page: Page): Promise<void> {
  await page.route(`${stack.emailManagerUrl}/api/brain/send?*`, (route) =>
    route.fulfill({ json: {}, headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
  await openHydrated(page, lead.path)
  await fillForm(page, lead)
  await submitButton(page).click()
  await expect(page.getByRole('heading', { name: lead.success })).toBeVisible()
}

test('the download button shows an error while offline, and later saves a copy of the request', async ({
  page,
  context,
  watch,
}) => {
  watch.allowProblems(/could not be made|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await sendRequest(page)
  expect(requests.filter((url) => url.includes('request-copy'))).toEqual([])

  await context.setOffline(true)
  await downloadButton(page).click()
  await expect(page.getByText('The desk still has your request.')).toBeVisible()
  await context.setOffline(false)

  const saved = page.waitForEvent('download')
  await downloadButton(page).click()
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
  await expect(downloadButton(page)).toBeFocused()
})

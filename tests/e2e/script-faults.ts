/** Journeys of visitors, and how to run them while one of the page's scripts can't be loaded. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { waitForApp, recordScripts } from './fixtures.ts'
import { mailedLink, mailsTo, newAddress, newSubscriber, readSubscriber } from './email-manager.ts'
import {
  deliveredMails,
  fillForm,
  formOf,
  LEAD_CASES,
  submitButton,
  uniqueLead,
  expectedTexts,
} from './lead-forms.ts'
import { waitOutBotCheck } from './bot-check.ts'

export const FAULTS = ['aborted', '404', '503', '6 s late'] as const
export type Fault = (typeof FAULTS)[number]

/** Console messages of the browser and of the boot script about scripts that fail. */
export const SCRIPT_FAILURES =
  /Failed to load resource|app is not running|dynamically imported module/

/** One visit: a page, the visitor's actions there, and the required outcome. */
export type Journey = {
  path: string
  /** Sends the request; does nothing if the page sends the request by itself. */
  submit: (page: Page) => Promise<void>
  /** Element that shows success. */
  success: (page: Page) => Locator
  /** Element that shows the error message. */
  errorMessage: (page: Page) => Locator
  /** Texts that the email link in the error message must contain. */
  textsInMail: string[]
  /** Returns how often the request has arrived. */
  arrived: () => Promise<number>
}

/** A journey with the first lead form. The second form uses the same component. */
export async function requestJourney(): Promise<Journey> {
  const lead = uniqueLead(LEAD_CASES[0])
  return {
    path: lead.path,
    submit: async (page) => {
      await fillForm(page, lead)
      await submitButton(page).click()
    },
    success: (page) => page.getByRole('heading', { name: lead.success }),
    errorMessage: (page) => formOf(page).getByRole('alert'),
    textsInMail: expectedTexts({ ...lead, shownAs: {} }),
    arrived: async () => (await deliveredMails(lead)).length,
  }
}

/** Each function prepares a journey with a lead or an address of its own. */
export const JOURNEYS: Record<string, () => Promise<Journey>> = {
  'pre-arrival request': requestJourney,
  newsletter: async () => {
    const address = newAddress()
    const form = (page: Page) => page.getByRole('form', { name: 'Newsletter' })
    return {
      path: '/',
      submit: async (page) => {
        await form(page).getByLabel('Email address').fill(address)
        await waitOutBotCheck(page)
        await form(page).getByRole('button', { name: 'Subscribe' }).click()
      },
      success: (page) => form(page).getByText('Success!'),
      errorMessage: (page) => form(page).getByRole('alert'),
      textsInMail: [address],
      arrived: async () => (await mailsTo(address)).length,
    }
  },
  // Also covers the page that confirms an address, because it uses the same component as this page.
  unsubscribe: async () => {
    const address = await newSubscriber()
    return {
      path: await mailedLink(address, '/unsubscribe'),
      submit: async () => {},
      success: (page) => page.getByText('You have been successfully unsubscribed'),
      errorMessage: (page) => page.getByRole('main').getByRole('alert'),
      textsInMail: ['Please unsubscribe'],
      arrived: async () => ((await readSubscriber(address))?.state === 'unsubscribed' ? 1 : 0),
    }
  },
}

export async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const scripts = recordScripts(page)
  await page.goto(path)
  await waitForApp(page)
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(2)
  return [...new Set(scripts)]
}

/** Applies a fault to every request for a script, whatever the query string. The returned function ends the fault. */
async function failScript(page: Page, script: string, fault: Fault): Promise<() => void> {
  let isFailing = true
  await page.route(
    (url) => url.pathname === script,
    async (route) => {
      if (!isFailing) return await route.continue()
      if (fault === 'aborted') return await route.abort()
      if (fault !== '6 s late') return await route.fulfill({ status: Number(fault) })
      await new Promise((resolve) => setTimeout(resolve, 6000))
      return await route.continue()
    },
  )
  return () => {
    isFailing = false
  }
}

export type Outcome = { arrived: number; wasErrorShown: boolean; script: string; fault: Fault }

/**
 * Runs a journey while a script fails. Either the request arrives, or the page shows an error message with other ways
 * to contact the desk. After an error, the script becomes available and the visitor retries; then the request arrives.
 */
export async function runJourney(
  context: BrowserContext,
  journey: Journey,
  script: string,
  fault: Fault,
): Promise<Outcome> {
  const page = await context.newPage()
  const endFailure = await failScript(page, script, fault)
  await page.goto(journey.path)
  await journey.submit(page)
  const success = journey.success(page)
  const errorMessage = journey.errorMessage(page)
  await expect(success.or(errorMessage)).toBeVisible()
  const wasErrorShown = await errorMessage.isVisible()
  if (wasErrorShown) {
    expect(await journey.arrived()).toBe(0)
    await expectOtherContacts(page, journey)
    endFailure()
    await page
      .getByRole('main')
      .or(page.getByRole('contentinfo'))
      .getByRole('button', { name: 'Try again' })
      .click()
    await expect(success).toBeVisible()
  }
  await expect(errorMessage).toHaveCount(0)
  const arrived = await journey.arrived()
  await page.close()
  return { arrived, wasErrorShown, script, fault }
}

/** Checks that the page offers telephone and email, and that email and WhatsApp links contain `textsInMail`. */
async function expectOtherContacts(
  page: Page,
  { errorMessage, textsInMail }: Journey,
): Promise<void> {
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
  const mail = page.locator(
    'form [role="alert"] a[href^="mailto:"], main a[href^="mailto:"][href*="body="]',
  )
  const { searchParams } = new URL((await mail.first().getAttribute('href')) ?? '')
  for (const text of textsInMail) expect(searchParams.get('body')).toContain(text)
  const chat = errorMessage(page).locator('a[href^="https://wa.me/"]')
  if ((await chat.count()) === 0) return
  const message = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')
  for (const text of textsInMail) expect(message).toContain(text)
}

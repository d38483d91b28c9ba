/** Fills in and reads the two lead forms, and reads the mails that bring the leads to the client's duty desk. */
import type { Locator, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { FLEET_QUOTE, PRE_ARRIVAL } from '../helpers/lead-samples.ts'
import { stack } from '../helpers/stack.ts'
import { waitOutBotCheck } from './bot-check.ts'

export type LeadCase = {
  name: string
  path: string
  template: string
  /** Values to type, by the specification's field names. `uniqueLead` changes the first value for each test. */
  fields: Record<string, string>
  /** Texts in the mail that differ from the typed values, by field name. */
  shownAs: Record<string, string>
  /** The heading shown when the email-manager has accepted the lead. */
  success: string
}

export const LEAD_CASES: [LeadCase, LeadCase] = [
  {
    name: 'pre-arrival request',
    path: '/port-call-compliance',
    template: 'pre_arrival_request',
    fields: PRE_ARRIVAL.typed,
    shownAs: { eta: '1 Mar 2026, 14:30 IST' },
    success: 'Documents Sent Successfully!',
  },
  {
    name: 'fleet quote request',
    path: '/fleet-retainer',
    template: 'fleet_quote_request',
    fields: FLEET_QUOTE.typed,
    shownAs: {},
    success: 'Quote Request Received!',
  },
]

/** Returns the same lead with a first field that is unique to the test. */
export function uniqueLead(lead: LeadCase): LeadCase {
  const [first = ''] = Object.keys(lead.fields)
  return {
    ...lead,
    fields: { ...lead.fields, [first]: `${lead.fields[first]} ${randomUUID().slice(0, 8)}` },
  }
}

export function formOf(page: Page): Locator {
  return page.locator('main form')
}

export async function fillForm(page: Page, { fields }: LeadCase): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const control = formOf(page).locator(`[name="${name}"]`)
    if (await control.evaluate((element) => element instanceof HTMLSelectElement))
      await control.selectOption(value)
    else await control.fill(value)
  }
  await waitOutBotCheck(page)
}

export function submitButton(page: Page): Locator {
  return formOf(page).getByRole('button')
}

export async function scrollToForm(page: Page): Promise<void> {
  await formOf(page).scrollIntoViewIfNeeded()
}

/** Scrolls to the form, as a visitor does, and returns the values of its fields by name. */
export async function formValues(page: Page): Promise<Record<string, string>> {
  await scrollToForm(page)
  return await formOf(page).evaluate((form) =>
    form instanceof HTMLFormElement
      ? Object.fromEntries(
          [...new FormData(form)].map(([name, value]) => [
            name,
            typeof value === 'string' ? value : value.name,
          ]),
        )
      : {},
  )
}

type Mail = { template: string; to: string; text: string }

/** Returns the texts of the mails that delivered a lead to the desk. */
export async function deliveredMails({ template, fields }: LeadCase): Promise<string[]> {
  const [uniqueValue = ''] = Object.values(fields)
  const search = new URLSearchParams({ q: uniqueValue })
  const response = await fetch(`${stack.emailManagerUrl}/outbox/messages?${search}`)
  const mails: Mail[] = await response.json()
  return mails
    .filter((mail) => mail.template === template && mail.text.includes(uniqueValue))
    .map(({ text }) => text)
}

/** Returns the texts that the mail about a lead must contain. */
export function expectedTexts({ fields, shownAs }: LeadCase): string[] {
  return Object.values({ ...fields, ...shownAs })
}

/** Sets a fault in the email-manager for the next `times` leads. */
export async function setLeadFault(fault: object, times: number): Promise<void> {
  const response = await fetch(`${stack.emailManagerUrl}/faults`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ call: 'send', fault, times }),
  })
  if (!response.ok) throw new Error(`The fault was refused: ${await response.text()}`)
}

/** Sets a fault for all following leads, including automatic retries by the browser. */
export const breakEmailManager = (fault: object) => setLeadFault(fault, 1000)

/** Ends the fault by replacing it with a fault that changes nothing. */
export const repairEmailManager = () => setLeadFault({ latencyMs: 0 }, 1)

/** Delays the page's script files until the promise resolves. The boot script is inline and runs at once. */
export async function holdScripts(page: Page, until: Promise<void>): Promise<void> {
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await until
    await route.continue()
  })
}

/** Types `value` (for `eta`: always 1 March 2026, 14:30) into the focused field `name`, then presses Tab. */
export async function typeAndTab(page: Page, name: string, value: string): Promise<void> {
  if (name === 'eta') {
    // The date in the format of the browser's language. Tab goes to the hour, then to the picker's button.
    await page.keyboard.type('03012026')
    await page.keyboard.press('Tab')
    await page.keyboard.type('0230PM')
    await page.keyboard.press('Tab')
  } else await page.keyboard.type(value)
  await page.keyboard.press('Tab')
}

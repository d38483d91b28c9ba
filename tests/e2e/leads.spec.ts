/** No lead is lost: whatever fails, the lead has reached the desk or is still in the form. */
import type { BrowserContext, Page } from '@playwright/test'
import { accessibilityFaults } from './accessibility.ts'
import { expect, openHydrated, test } from './fixtures.ts'
import {
  deliveredMails,
  breakEmailManager,
  fillForm,
  formOf,
  holdScripts,
  LEAD_CASES,
  type LeadCase,
  repairEmailManager,
  setLeadFault,
  submitButton,
  typeAndTab,
  formValues,
  uniqueLead,
  expectedTexts,
} from './lead-forms.ts'
import { waitOutBotCheck } from './bot-check.ts'

// One after the other, because a fault that a test sets in the email-manager also affects the other tests.
test.describe.configure({ mode: 'default' })

const [preArrival, fleetQuote] = LEAD_CASES

/** Console messages of the browser and of the form about a failed call. */
const FAILURES = /Failed to load resource|request could not be sent/

/** Opens a form and fills it in. @returns the lead, whose first value is unique to the test */
async function openFilled(page: Page, leadCase: LeadCase = preArrival): Promise<LeadCase> {
  const lead = uniqueLead(leadCase)
  await openHydrated(page, lead.path)
  await fillForm(page, lead)
  return lead
}

const success = (page: Page, { success: name }: LeadCase) => page.getByRole('heading', { name })

/** Returns axe's violations in the main content, and by how much the page is wider than the window. */
async function layoutFaults(page: Page): Promise<string[]> {
  const faults = await accessibilityFaults(page, { within: 'main' })
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return [...faults, ...(excess > 0 ? [`${excess} px too wide`] : [])]
}

for (const leadCase of LEAD_CASES)
  test(`a ${leadCase.name} reaches the desk with every field`, async ({ page }) => {
    const lead = await openFilled(page, leadCase)
    await submitButton(page).click()
    await expect(success(page, lead)).toBeFocused()
    const [mail, ...more] = await deliveredMails(lead)
    for (const value of expectedTexts(lead)) expect(mail).toContain(value)
    expect(more).toEqual([])
    const reference = /GS-[0-9A-F]{8}/.exec(await page.getByRole('main').innerText())?.[0]
    expect(mail).toContain(`Reference: ${reference}\n`)
    await expect(formOf(page)).toHaveCount(0)
    const stored = await page.evaluate(() => JSON.stringify(sessionStorage))
    expect(stored).not.toContain(lead.fields['email'])
    if (leadCase !== fleetQuote) return
    for (const path of ['/port-call-compliance', '/'])
      await expect(page.locator(`#quote a[href="${path}"]`)).toBeVisible()
  })

type Trouble = {
  /** Follows "when" in the test's name. */
  name: string
  begin: (context: BrowserContext) => Promise<void>
  end: (context: BrowserContext) => Promise<void>
  /** Whether the first attempt reaches the desk. */
  isDelivered: boolean
  /** The text that follows the specification's error message. */
  explanation: string
}

const MAY_HAVE_ARRIVED = 'It may still have reached us. Trying again is safe.'

// src/features/leads/lead-outcomes.dom.test.ts tests every kind of answer from the email-manager.
const TROUBLES: Trouble[] = [
  {
    name: 'the email-manager refuses it',
    begin: () => breakEmailManager({ status: 429, body: '{"detail":"Too many requests"}' }),
    end: repairEmailManager,
    isDelivered: false,
    explanation: 'Reason given: Too many requests',
  },
  {
    name: 'the email-manager accepts it and does not respond',
    begin: () => breakEmailManager({ drop: 'after' }),
    end: repairEmailManager,
    isDelivered: true,
    explanation: MAY_HAVE_ARRIVED,
  },
  {
    name: 'the browser is offline',
    begin: (context) => context.setOffline(true),
    end: (context) => context.setOffline(false),
    isDelivered: false,
    explanation: MAY_HAVE_ARRIVED,
  },
]

for (const { name, begin, end, isDelivered, explanation } of TROUBLES)
  test(`a retried request arrives once when ${name} at first`, async ({ page, context, watch }) => {
    watch.allowProblems(FAILURES)
    await page.setViewportSize({ width: 320, height: 640 })
    const lead = await openFilled(page)
    await begin(context)
    await submitButton(page).click()
    const banner = formOf(page).getByRole('alert')
    await expect(banner).toBeFocused()
    await expect(banner.locator('p')).toHaveText([
      'Failed to submit request. Please try again or contact us directly at desk@example.com',
      explanation,
    ])
    await expect(banner).toBeInViewport({ ratio: 1 })
    await expect(submitButton(page)).toBeInViewport({ ratio: 1 })
    expect(await layoutFaults(page)).toEqual([])
    for (const link of await banner.getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(await formValues(page)).toEqual(lead.fields)
    expect(await deliveredMails(lead)).toHaveLength(isDelivered ? 1 : 0)

    await end(context)
    await submitButton(page).click()
    await expect(success(page, lead)).toBeFocused()
    expect(await deliveredMails(lead)).toHaveLength(1)
  })

test('a request submitted twice before the app has loaded is sent once', async ({ page }) => {
  const lead = uniqueLead(preArrival)
  const scripts = Promise.withResolvers<void>()
  await holdScripts(page, scripts.promise)
  await page.goto(lead.path, { waitUntil: 'commit' })
  await fillForm(page, lead)
  await submitButton(page).click()
  await submitButton(page).click()
  expect(await formValues(page)).toEqual(lead.fields)
  expect(await deliveredMails(lead)).toHaveLength(0)
  scripts.resolve()
  await expect(success(page, lead)).toBeVisible()
  expect(await deliveredMails(lead)).toHaveLength(1)
})

test('keeps typed text after a reload during the request, and after Back from another page', async ({
  page,
  watch,
}) => {
  watch.allowProblems(FAILURES)
  const lead = await openFilled(page)
  await setLeadFault({ latencyMs: 600_000 }, 1)
  const sent = page.waitForRequest('**/api/brain/send?*')
  await submitButton(page).click()
  await sent
  await page.reload()
  await expect.poll(() => formValues(page)).toEqual(lead.fields)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect.poll(() => formValues(page)).toEqual(lead.fields)
  await submitButton(page).click()
  await expect(success(page, lead)).toBeVisible()
  expect(await deliveredMails(lead)).toHaveLength(1)
})

test('a request can be filled in and sent with only the keyboard, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const lead = uniqueLead(preArrival)
  await openHydrated(page, lead.path)
  await submitButton(page).press('Enter')
  await expect(formOf(page).locator('[aria-invalid="true"]').first()).toBeFocused()
  // The bar at the top must not cover the field, its label or its error.
  const bar = await page.getByRole('region', { name: 'Emergency contact' }).boundingBox()
  const firstField = formOf(page).locator('.field').first()
  await expect
    .poll(async () => (await firstField.boundingBox())?.y)
    .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  expect(await layoutFaults(page)).toEqual([])
  for (const [name, value] of Object.entries(lead.fields)) {
    await expect(formOf(page).locator(`[name="${name}"]`)).toBeFocused()
    await typeAndTab(page, name, value)
    // Below each of these two fields is a link (phone number, email address), which Tab reaches next.
    if (name === 'eta' || name === 'notes') {
      const field = formOf(page).locator('.field', { has: page.locator(`[name="${name}"]`) })
      await expect(field.getByRole('link')).toBeFocused()
      await page.keyboard.press('Tab')
    }
  }
  await expect(submitButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(success(page, lead)).toBeFocused()
  await expect(success(page, lead)).toBeInViewport({ ratio: 1 })
  expect(await layoutFaults(page)).toEqual([])
  for (const value of expectedTexts(lead)) expect((await deliveredMails(lead))[0]).toContain(value)
})

test('the next request begins with empty fields', async ({ page }) => {
  const lead = await openFilled(page)
  await submitButton(page).click()
  await expect(success(page, lead)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Progress' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Submit Another Request' }).click()
  expect(Object.values(await formValues(page)).join('')).toBe('')
  await expect(formOf(page).locator('input').first()).toBeFocused()
  await expect(page.locator('[aria-current="step"]')).toContainText('Form')
})

test.describe('in two tabs', () => {
  /** Imitates a browser's "Duplicate tab": opens the same address with a copy of `sessionStorage`. */
  async function duplicate(page: Page): Promise<Page> {
    const stored = await page.evaluate(() => Object.entries(sessionStorage))
    const tab = await page.context().newPage()
    await tab.addInitScript((entries) => {
      if (sessionStorage.length === 0)
        for (const [key, value] of entries) sessionStorage.setItem(key, value)
    }, stored)
    await openHydrated(tab, page.url())
    await waitOutBotCheck(tab)
    return tab
  }

  async function fillInTwoTabs(page: Page) {
    const lead = await openFilled(page)
    const tab = await duplicate(page)
    await expect.poll(() => formValues(tab)).toEqual(lead.fields)
    return { lead, tab }
  }

  const notice = (page: Page) =>
    formOf(page).getByText(/This request was already sent .* on \d+ \w+ \d{4}, \d\d:\d\d IST\./)

  test('a request sent from one tab is not sent from the other', async ({ page }) => {
    const { lead, tab } = await fillInTwoTabs(page)
    await submitButton(page).click()
    await expect(success(page, lead)).toBeVisible()

    await expect(notice(tab)).toBeVisible()
    await formOf(tab).evaluate((form) => {
      if (form instanceof HTMLFormElement) form.requestSubmit()
    })
    await expect(success(tab, lead)).toHaveCount(0)
    await tab.reload()
    await expect(notice(tab)).toBeVisible()
    expect(await deliveredMails(lead)).toHaveLength(1)
  })

  test('a request sent from both tabs at the same time arrives once', async ({ page }) => {
    const { lead, tab } = await fillInTwoTabs(page)
    // Holds back both requests until both tabs have sent theirs.
    const bothSent = Promise.withResolvers<void>()
    let sent = 0
    await page.context().route('**/api/brain/send?*', async (route) => {
      sent += 1
      if (sent === 2) bothSent.resolve()
      await bothSent.promise
      await route.continue()
    })
    await Promise.all([page, tab].map((each) => submitButton(each).click()))
    for (const each of [page, tab]) await expect(success(each, lead).or(notice(each))).toBeVisible()
    expect(await deliveredMails(lead)).toHaveLength(1)
  })
})

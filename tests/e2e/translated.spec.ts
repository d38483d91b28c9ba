/**
 * Visitors' journeys work on pages that the browser translates (`translator.ts`). Each journey runs twice: translated
 * continuously from the first text on, and translated only after hydration and during requests.
 */
import type { Page } from '@playwright/test'
import { mailedLink, newAddress, signUp, readSubscriber, withFault } from './email-manager.ts'
import { expect, waitForApp, openHydrated, test } from './fixtures.ts'
import {
  deliveredMails,
  breakEmailManager,
  fillForm,
  formOf,
  LEAD_CASES,
  repairEmailManager,
  setLeadFault,
  submitButton,
  formValues,
  uniqueLead,
} from './lead-forms.ts'
import { waitOutBotCheck } from './bot-check.ts'
import { keepTranslating, translate, translateWhileHydrating } from './translator.ts'

// Tests run one after another, because a fault that one test sets in the email-manager also affects other tests.
test.describe.configure({ mode: 'default' })

/** When a page is translated. Tests call `prepare` before they open the page, and `translateNow` at some steps. */
const TIMES = {
  'from the start': {
    tag: [],
    prepare: keepTranslating,
    open: openHydrated,
    translateNow: async () => {},
  },
  'after hydration, and during the request': {
    tag: '@nightly',
    prepare: async () => {},
    open: async (page: Page, path: string) => {
      await openHydrated(page, path)
      await translate(page)
    },
    translateNow: translate,
  },
}

// The app logs this if a translator changes the page while React hydrates it.
test.beforeEach(({ watch }) => watch.allowProblems(/was rendered again/))

for (const [time, { tag, prepare, open, translateNow }] of Object.entries(TIMES))
  test.describe(`translated ${time}`, { tag }, () => {
    test.beforeEach(({ page }) => prepare(page))

    test('a request arrives once, after an invalid input and a failed attempt', async ({
      page,
      watch,
    }) => {
      watch.allowProblems(/Failed to load resource|request could not be sent/)
      const lead = uniqueLead(LEAD_CASES[0])
      await open(page, lead.path)
      await submitButton(page).click()
      const vessel = page.getByLabel('Vessel name')
      await expect(vessel).toHaveAccessibleDescription(/^Error: Enter the vessel’s name/)
      await translateNow(page)
      await vessel.fill('x'.repeat(2000))
      await expect(vessel).toHaveAccessibleDescription(/^Error: Shorten this/)

      await fillForm(page, lead)
      await breakEmailManager({ drop: 'after', latencyMs: 1000 })
      await submitButton(page).click()
      await expect(submitButton(page)).toHaveText('Submitting...')
      await translateNow(page)
      await expect(formOf(page).getByRole('alert')).toContainText('It may still have reached us')
      expect(await formValues(page)).toEqual(lead.fields)
      await translateNow(page)

      await repairEmailManager()
      await setLeadFault({ latencyMs: 1000 }, 1)
      await submitButton(page).click()
      await expect(submitButton(page)).toHaveText('Submitting...')
      await translateNow(page)
      await expect(page.getByRole('heading', { name: lead.success })).toBeVisible()
      expect(await deliveredMails(lead)).toHaveLength(1)
    })

    test('the newsletter refuses an invalid address and accepts a valid one', async ({ page }) => {
      const address = newAddress()
      await open(page, '/about')
      const form = page.getByRole('form', { name: 'Newsletter' })
      await form.getByLabel('Email address').fill('nobody')
      await form.getByRole('button').click()
      await expect(form.getByRole('alert')).toHaveText('Please enter a valid email address')
      await translateNow(page)
      await form.getByLabel('Email address').fill(address)
      await waitOutBotCheck(page)
      await withFault('signup', { latencyMs: 1000 }, async () => {
        await form.getByRole('button').click()
        await expect(form.getByRole('button')).toHaveText('Subscribing...')
        await translateNow(page)
        await expect(form.getByRole('status')).toHaveText(/^Success!/)
      })
      await expect(form.getByRole('button')).toHaveText('Subscribe')
      expect(await readSubscriber(address)).toMatchObject({ state: 'pending' })
    })

    test('links in mails confirm an address, change preferences, and unsubscribe after failed attempts', async ({
      page,
      watch,
    }) => {
      watch.allowProblems(/Failed to load resource/)
      const address = await signUp()
      const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first()
      await withFault('confirm', { latencyMs: 1000 }, async () => {
        await page.goto(await mailedLink(address, '/email-confirmation'))
        await expect(heading).toHaveText(/Confirming/)
        await translateNow(page)
        await expect(page.getByText('Your email has been confirmed!')).toBeVisible()
        await expect(heading).not.toHaveText(/Confirming/)
      })
      await translateNow(page)

      await page.goto(await mailedLink(address, '/email-preferences'))
      const alerts = page.getByRole('switch', { name: 'Emergency Response & Alerts' })
      await expect(alerts).toBeVisible()
      await translateNow(page)
      await alerts.click()
      await expect(page.getByText('Preferences updated successfully!')).toBeVisible()
      await translateNow(page)
      await expect(page.getByText('Preferences updated successfully!')).toBeHidden()
      await page.getByRole('button', { name: 'Unsubscribe from All Marketing' }).click()
      await page.getByRole('button', { name: 'Cancel' }).click()

      const refusal = { status: 400, body: '{"detail":"No such link"}' }
      await withFault('unsubscribe', refusal, async () => {
        await page.goto(await mailedLink(address, '/unsubscribe'))
        await expect(page.getByText('No such link')).toBeVisible()
        await translateNow(page)
        await page.getByRole('button', { name: 'Try Again' }).click()
        await expect(page.getByText('No such link')).toBeVisible()
      })
      await translateNow(page)
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(page.getByText('You have been successfully unsubscribed')).toBeVisible()
      expect(await readSubscriber(address)).toMatchObject({ state: 'unsubscribed' })
    })

    test('menus and navigation work, and each page shows its own text', async ({ page }) => {
      await open(page, '/')
      await page.getByRole('banner').getByText('Company').click()
      const about = page.getByRole('banner').getByRole('link', { name: 'About Us' })
      await about.click()
      await expect(page).toHaveURL('/about')
      await expect(about).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Indian port/)
      await translateNow(page)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Mundra' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Mundra/)
      await translateNow(page)
      await page.goBack()
      await expect(page.getByRole('main')).toContainText('2013')
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Indian port/)
      await waitForApp(page)
    })
  })

for (const time of ['before', 'during'])
  test(`a page translated ${time} hydration keeps typed text and focus`, async ({ page }) => {
    if (time === 'during') await translateWhileHydrating(page)
    const released = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await released.promise
      await route.continue()
    })
    await page.goto('/port-call-compliance')
    const vessel = page.getByLabel('Vessel name')
    await vessel.fill('MV Example')
    if (time === 'before') await translate(page)
    released.resolve()
    await waitForApp(page)
    await expect(vessel).toHaveValue('MV Example')
    await expect(vessel).toBeFocused()
  })

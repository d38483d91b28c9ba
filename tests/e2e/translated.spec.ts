/**
 * Each journey on a page that the browser translates (`translator.ts`): either continuously from the first text on, or
 * only after hydration and during requests.
 */
import type { Page } from '@playwright/test'
import { linkIn, newAddress, signedUp, subscriber, withFault } from './email-manager.ts'
import { expect, expectApp, openHydrated, test } from './fixtures.ts'
import {
  deliveredMails,
  breakService,
  fill,
  formOf,
  LEAD_CASES,
  repairService,
  setFault,
  submitButton,
  typed,
  unique,
} from './lead-forms.ts'
import { waitOutBotCheck } from './bot-check.ts'
import { keepTranslating, translate, translateWhileHydrating } from './translator.ts'

// One after the other: a fault that a test sets in the service hits the next call, from any test.
test.describe.configure({ mode: 'default' })

/** Ways to translate a page: `before` runs before it is opened, `now` at the steps of a test that call it. */
const MOMENTS = {
  'from the start': {
    tag: [],
    before: keepTranslating,
    open: openHydrated,
    now: async () => {},
  },
  'after hydration, and during the request': {
    tag: '@nightly',
    before: async () => {},
    open: async (page: Page, path: string) => {
      await openHydrated(page, path)
      await translate(page)
    },
    now: translate,
  },
}

// The app logs this if a translator changes the page while React hydrates it.
test.beforeEach(({ watch }) => watch.allowConsoleErrors(/was rendered again/))

for (const [moment, { tag, before, open, now }] of Object.entries(MOMENTS))
  test.describe(`translated ${moment}`, { tag }, () => {
    test.beforeEach(({ page }) => before(page))

    test('a request is refused by its form, then fails, stays in the form, and arrives once', async ({
      page,
      watch,
    }) => {
      watch.allowConsoleErrors(/Failed to load resource|request could not be sent/)
      const lead = unique(LEAD_CASES[0])
      await open(page, lead.path)
      await submitButton(page).click()
      const vessel = page.getByLabel('Vessel name')
      await expect(vessel).toHaveAccessibleDescription(/^Error: Enter the vessel’s name/)
      await now(page)
      await vessel.fill('x'.repeat(2000))
      await expect(vessel).toHaveAccessibleDescription(/^Error: Shorten this/)

      await fill(page, lead)
      await breakService({ drop: 'after', latencyMs: 1000 })
      await submitButton(page).click()
      await expect(submitButton(page)).toHaveText('Submitting...')
      await now(page)
      await expect(formOf(page).getByRole('alert')).toContainText('It may still have reached us')
      expect(await typed(page)).toEqual(lead.fields)
      await now(page)

      await repairService()
      await setFault({ latencyMs: 1000 }, 1)
      await submitButton(page).click()
      await expect(submitButton(page)).toHaveText('Submitting...')
      await now(page)
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
      await now(page)
      await form.getByLabel('Email address').fill(address)
      await waitOutBotCheck(page)
      await withFault('signup', { latencyMs: 1000 }, async () => {
        await form.getByRole('button').click()
        await expect(form.getByRole('button')).toHaveText('Subscribing...')
        await now(page)
        await expect(form.getByRole('status')).toHaveText(/^Success!/)
      })
      await expect(form.getByRole('button')).toHaveText('Subscribe')
      expect(await subscriber(address)).toMatchObject({ state: 'pending' })
    })

    test('the links in mails confirm, change preferences and unsubscribe, even after a refusal', async ({
      page,
      watch,
    }) => {
      watch.allowConsoleErrors(/Failed to load resource/)
      const address = await signedUp()
      const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first()
      await withFault('confirm', { latencyMs: 1000 }, async () => {
        await page.goto(await linkIn(address, '/email-confirmation'))
        await expect(heading).toHaveText(/Confirming/)
        await now(page)
        await expect(page.getByText('Your email has been confirmed!')).toBeVisible()
        await expect(heading).not.toHaveText(/Confirming/)
      })
      await now(page)

      await page.goto(await linkIn(address, '/email-preferences'))
      const alerts = page.getByRole('switch', { name: 'Emergency Response & Alerts' })
      await expect(alerts).toBeVisible()
      await now(page)
      await alerts.click()
      await expect(page.getByText('Preferences updated successfully!')).toBeVisible()
      await now(page)
      await expect(page.getByText('Preferences updated successfully!')).toBeHidden()
      await page.getByRole('button', { name: 'Unsubscribe from All Marketing' }).click()
      await page.getByRole('button', { name: 'Cancel' }).click()

      const refusal = { status: 400, body: '{"detail":"No such link"}' }
      await withFault('unsubscribe', refusal, async () => {
        await page.goto(await linkIn(address, '/unsubscribe'))
        await expect(page.getByText('No such link')).toBeVisible()
        await now(page)
        await page.getByRole('button', { name: 'Try Again' }).click()
        await expect(page.getByText('No such link')).toBeVisible()
      })
      await now(page)
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(page.getByText('You have been successfully unsubscribed')).toBeVisible()
      expect(await subscriber(address)).toMatchObject({ state: 'unsubscribed' })
    })

    test('menus and navigation work, and each page shows its own text', async ({ page }) => {
      await open(page, '/')
      await page.getByRole('banner').getByText('Company').click()
      const about = page.getByRole('banner').getByRole('link', { name: 'About Us' })
      await about.click()
      await expect(page).toHaveURL('/about')
      await expect(about).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Indian port/)
      await now(page)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Mundra' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Mundra/)
      await now(page)
      await page.goBack()
      await expect(page.getByRole('main')).toContainText('2013')
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Indian port/)
      await expectApp(page)
    })
  })

for (const moment of ['before', 'during'])
  test(`a page that is translated ${moment} hydration keeps what was typed and can be used`, async ({
    page,
  }) => {
    if (moment === 'during') await translateWhileHydrating(page)
    const proceed = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await proceed.promise
      await route.continue()
    })
    await page.goto('/port-call-compliance')
    const vessel = page.getByLabel('Vessel name')
    await vessel.fill('MV Example')
    if (moment === 'before') await translate(page)
    proceed.resolve()
    await expectApp(page)
    await expect(vessel).toHaveValue('MV Example')
    await expect(vessel).toBeFocused()
  })

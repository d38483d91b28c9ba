/** The pages opened by links in mails. src/email-manager/contract.test.ts tests every response of the email-manager. */
import type { Page } from '@playwright/test'
import { stack } from '../helpers/stack.ts'
import { accessibilityFaults } from './accessibility.ts'
import { mailedLink, newSubscriber, readSubscriber, HTML_PAGE, withFault } from './email-manager.ts'
import { expect, openHydrated, test } from './fixtures.ts'

// One after the other, because a fault that a test sets in the email-manager also affects the other tests.
test.describe.configure({ mode: 'default' })

const PATHS = ['/email-confirmation', '/confirm', '/email-preferences', '/unsubscribe']

/** Returns an array that collects the page's later calls to the email-manager, except preflight requests. */
function recordCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== stack.emailManagerUrl || request.method() === 'OPTIONS') return
    calls.push(`${request.method()} ${url.pathname.replace('/api/brain/', '')}`)
  })
  return calls
}

const topic = (page: Page, name: string) => page.getByRole('switch', { name })
const COMPLIANCE = 'Port Call & Compliance Updates'
const EMERGENCY = 'Emergency Response & Alerts'
const INSIGHTS = 'Maritime Insights & Case Studies'

test.beforeEach(({ watch }) => watch.allowProblems(/Failed to load resource/))

test('the browser sends the address of an email link to no other origin', async ({ page }) => {
  const referrers: (string | undefined)[] = []
  page.on('request', (request) => {
    // Requests to the site are left out: with font requests, Chromium sends a referrer whatever the policy.
    if (!request.url().startsWith(stack.siteUrl)) referrers.push(request.headers()['referer'])
  })
  for (const path of PATHS) {
    await openHydrated(page, `${path}?email=a@example.com&token=secret`)
  }
  expect(referrers.length).toBeGreaterThan(0)
  expect(referrers.filter(Boolean)).toEqual([])
})

test('an invalid confirmation link offers a link to the newsletter form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await openHydrated(page, '/confirm')
  const newsletter = page.getByRole('form', { name: 'Newsletter' })
  await expect(newsletter).not.toBeInViewport()
  await page.getByRole('main').getByRole('link', { name: 'Subscribe again below' }).click()
  await expect(newsletter).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL('/confirm#newsletter')
})

test('unsubscribing offers support if it fails, preferences if it succeeds', async ({ page }) => {
  const address = await newSubscriber()
  const calls = recordCalls(page)
  const link = new URL(await mailedLink(address, '/unsubscribe'))
  const support = page.getByRole('link', { name: 'Contact Support' })
  const tryAgain = page.getByRole('button', { name: 'Try Again' })
  await withFault('unsubscribe', HTML_PAGE, async () => {
    await page.goto(link.href)
    const message = 'Unable to process your request. Please try again later.'
    await expect(page.getByText(message)).toBeVisible()
    await expect(support).toHaveAttribute('href', /^mailto:/)
    await expect(tryAgain).toContainClass('button--primary')
    await tryAgain.click()
    await expect(support).toContainClass('button--primary')
    await expect(tryAgain).toContainClass('button--quiet')
  })
  await tryAgain.click()
  await expect(page.getByText('You have been successfully unsubscribed')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What This Means' })).toBeVisible()
  expect(await readSubscriber(address)).toMatchObject({ state: 'unsubscribed' })
  expect(calls).toEqual(['POST unsubscribe', 'POST unsubscribe', 'POST unsubscribe'])

  const preferences = page.getByRole('link', { name: 'Manage Preferences' })
  await expect(preferences).toHaveAttribute('href', `/email-preferences${link.search}`)
  await preferences.click()
  await expect(page.getByText(address)).toBeVisible()
  await expect(topic(page, COMPLIANCE)).not.toBeChecked()
})

test('a preference changes only after the email-manager has accepted the change', async ({
  page,
}) => {
  const address = await newSubscriber()
  const calls = recordCalls(page)
  await withFault('preferences.get', { status: 500, body: '{"detail":"secret"}' }, async () => {
    await page.goto(await mailedLink(address, '/email-preferences'))
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText(
      'Unable to load preferences',
    )
    await expect(page.getByRole('switch')).toHaveCount(0)
  })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText(address)).toBeVisible()
  await expect(page.getByText('Changes take effect immediately')).toBeVisible()
  await expect(topic(page, 'Account & Service Emails')).toBeDisabled()
  await expect(topic(page, 'Account & Service Emails')).toBeChecked()

  for (const [fault, message] of [
    [{ status: 409, body: '{"detail":"Not now"}' }, 'Not now'],
    [{ drop: 'before' }, 'Failed to update preferences'],
  ] as const) {
    await withFault('preferences.put', fault, async () => {
      await topic(page, EMERGENCY).click()
      await expect(page.getByText(message)).toBeVisible()
    })
    await expect(topic(page, EMERGENCY)).toBeChecked()
  }

  calls.splice(0)
  await withFault('preferences.put', { latencyMs: 500 }, async () => {
    await topic(page, INSIGHTS).focus()
    await page.keyboard.press('Space')
    await expect(topic(page, COMPLIANCE)).toBeDisabled()
    await expect(topic(page, INSIGHTS)).toBeChecked()
    await expect(page.getByText('Preferences updated successfully!')).toBeVisible()
  })
  await expect(topic(page, INSIGHTS)).not.toBeChecked()
  await expect(topic(page, INSIGHTS)).toBeFocused()
  await expect(page.getByText('Preferences updated successfully!')).toBeHidden()
  expect(calls).toEqual([`PUT preferences/${encodeURIComponent(address)}`])
  await page.reload()
  await expect(topic(page, INSIGHTS)).not.toBeChecked()
  await expect(topic(page, EMERGENCY)).toBeChecked()
})

test('one button turns all preferences off, after the visitor confirms', async ({ page }) => {
  const address = await newSubscriber()
  const calls = recordCalls(page)
  await page.goto(await mailedLink(address, '/email-preferences'))
  const all = page.getByRole('button', { name: 'Unsubscribe from All Marketing' })
  const dialog = page.getByRole('dialog', { name: 'Unsubscribe from All Marketing' })
  await all.click()
  await expect(dialog).toHaveAccessibleDescription(
    'Are you sure you want to unsubscribe from all marketing emails? You will still receive important account and compliance notifications.',
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(all).toBeFocused()
  expect(calls).toHaveLength(1)

  await all.click()
  await dialog.getByRole('button', { name: 'Unsubscribe', exact: true }).click()
  for (const name of [COMPLIANCE, EMERGENCY, INSIGHTS])
    await expect(topic(page, name)).not.toBeChecked()
  await expect(all).toBeDisabled()
  const preferences = { compliance: false, emergency: false, newsletter: false }
  expect(await readSubscriber(address)).toMatchObject({ preferences })
})

test('five states of these pages are accessible on a small phone; in the nightly run, also on a desktop', async ({
  page,
}) => {
  const address = await newSubscriber()
  const views: [url: string, text: string][] = [
    ['/confirm', 'Invalid Link'],
    ['/confirm?email=a@example.com&token=t', 'Try Again'],
    ['/email-preferences', 'Missing required parameters'],
    [await mailedLink(address, '/email-preferences'), 'Unsubscribe from All Marketing'],
    [await mailedLink(address, '/unsubscribe'), 'Manage Preferences'],
  ]
  for (const [url, text] of views) {
    await page.goto(url)
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    for (const width of process.env['NIGHTLY'] ? [320, 1280] : [320]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
})

/** Pages that links in mails lead to. Every answer of the service: src/email-manager/contract.test.ts. */
import type { Page } from '@playwright/test'
import { stack } from '../helpers/stack.ts'
import { accessibilityFaults } from './accessibility.ts'
import { linkIn, signedUp, subscribed, subscriber, WEB_PAGE, withFault } from './email-manager.ts'
import { expect, openHydrated, test } from './fixtures.ts'

// In turn: a fault set in the service hits the next such call, from any test.
test.describe.configure({ mode: 'default' })

const INVALID = {
  '/email-confirmation': 'Invalid confirmation link. Please check your email and try again.',
  '/confirm': 'Invalid confirmation link. Please check your email and try again.',
  '/email-preferences': 'Invalid link. Please use the link from your email.',
  '/unsubscribe': 'Invalid unsubscribe link. Please check the URL and try again.',
}
const PATHS = Object.keys(INVALID)

/** Calls of the page to the service, without the browser's preflight requests. */
function calls(page: Page): string[] {
  const made: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== stack.emailManagerUrl || request.method() === 'OPTIONS') return
    made.push(`${request.method()} ${url.pathname.replace('/api/brain/', '')}`)
  })
  return made
}

const topic = (page: Page, name: string) => page.getByRole('switch', { name })
const COMPLIANCE = 'Port Call & Compliance Updates'
const EMERGENCY = 'Emergency Response & Alerts'
const INSIGHTS = 'Maritime Insights & Case Studies'

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/Failed to load resource/))

test('the browser neither stores a link’s address nor sends it to others', async ({ page }) => {
  const told: (string | undefined)[] = []
  page.on('request', (request) => {
    // Chromium sends a referrer to the host of typefaces, the site itself, whatever the policy.
    if (!request.url().startsWith(stack.siteUrl)) told.push(request.headers()['referer'])
  })
  for (const path of PATHS) {
    const answer = page.waitForResponse((response) =>
      response.url().startsWith(stack.siteUrl + path),
    )
    await openHydrated(page, `${path}?email=a@example.com&token=secret`)
    expect((await answer).headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  }
  expect(told.length).toBeGreaterThan(0)
  expect(told.filter(Boolean)).toEqual([])
})

test('an incomplete link makes no request, and offers the desk and a new signup', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const made = calls(page)
  const main = page.getByRole('main')
  for (const [path, words] of Object.entries(INVALID)) {
    await openHydrated(page, `${path}?email=a@example.com`)
    await expect(page.getByText(words)).toBeVisible()
    await expect(main.getByRole('link', { name: 'Return Home' })).toBeVisible()
    await expect(main.getByRole('link', { name: / by email$/ })).toHaveAttribute(
      'href',
      /^mailto:desk@example.com\?subject=My%20.*%20does%20not%20work/,
    )
  }
  await page.goto('/confirm')
  const newsletter = page.getByRole('form', { name: 'Newsletter' })
  await expect(newsletter).not.toBeInViewport()
  await main.getByRole('link', { name: 'Subscribe again below' }).click()
  await expect(newsletter).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL('/confirm#newsletter')
  expect(made).toEqual([])
})

test('the visitor can retry a refused confirmation, which sends one more request', async ({
  page,
}) => {
  const address = await signedUp()
  const made = calls(page)
  const main = page.getByRole('main')
  const expired = { status: 400, body: '{"detail":"This link has expired"}' }
  await withFault('confirm', expired, async () => {
    const link = await linkIn(address, '/email-confirmation')
    await page.goto(link.replace('email-confirmation', 'confirm'))
    await expect(page.getByText('This link has expired')).toBeVisible()
  })
  await expect(main.locator('.button')).toHaveText([
    'Subscribe again below',
    'Try Again',
    'Return Home',
  ])
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Your email has been confirmed!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What’s Next' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(made).toEqual(['POST confirm', 'POST confirm'])
  expect(await subscriber(address)).toMatchObject({ state: 'confirmed' })
  await main.getByRole('link', { name: 'Return Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a failed unsubscription offers support, then a link to the preferences', async ({ page }) => {
  const address = await subscribed()
  const made = calls(page)
  const link = new URL(await linkIn(address, '/unsubscribe'))
  const support = page.getByRole('link', { name: 'Contact Support' })
  const tryAgain = page.getByRole('button', { name: 'Try Again' })
  await withFault('unsubscribe', WEB_PAGE, async () => {
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
  expect(await subscriber(address)).toMatchObject({ state: 'unsubscribed' })
  expect(made).toEqual(['POST unsubscribe', 'POST unsubscribe', 'POST unsubscribe'])

  const preferences = page.getByRole('link', { name: 'Manage Preferences' })
  await expect(preferences).toHaveAttribute('href', `/email-preferences${link.search}`)
  await preferences.click()
  await expect(page.getByText(address)).toBeVisible()
  await expect(topic(page, COMPLIANCE)).not.toBeChecked()
})

test('a preference changes only once the service has accepted it', async ({ page }) => {
  const address = await subscribed()
  const made = calls(page)
  await withFault('preferences.get', { status: 500, body: '{"detail":"secret"}' }, async () => {
    await page.goto(await linkIn(address, '/email-preferences'))
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

  made.splice(0)
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
  expect(made).toEqual([`PUT preferences/${encodeURIComponent(address)}`])
  await page.reload()
  await expect(topic(page, INSIGHTS)).not.toBeChecked()
  await expect(topic(page, EMERGENCY)).toBeChecked()
})

test('turns all preferences off at once if the visitor confirms', async ({ page }) => {
  const address = await subscribed()
  const made = calls(page)
  await page.goto(await linkIn(address, '/email-preferences'))
  const all = page.getByRole('button', { name: 'Unsubscribe from All Marketing' })
  const dialog = page.getByRole('dialog', { name: 'Unsubscribe from All Marketing' })
  await all.click()
  await expect(dialog).toHaveAccessibleDescription(
    'Are you sure you want to unsubscribe from all marketing emails? You will still receive important account and compliance notifications.',
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(all).toBeFocused()
  expect(made).toHaveLength(1)

  await all.click()
  await dialog.getByRole('button', { name: 'Unsubscribe', exact: true }).click()
  for (const name of [COMPLIANCE, EMERGENCY, INSIGHTS])
    await expect(topic(page, name)).not.toBeChecked()
  await expect(all).toBeDisabled()
  const preferences = { compliance: false, emergency: false, newsletter: false }
  expect(await subscriber(address)).toMatchObject({ preferences })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('each page says that nothing has been sent, and what to do', async ({ page }) => {
    for (const path of PATHS) {
      await page.goto(`${path}?email=a@example.com&token=t`)
      const main = page.getByRole('main')
      const text = await main.innerText()
      expect(text).toMatch(/(not been sent|not been loaded) yet/)
      expect(text).toContain('This page needs JavaScript')
      expect(text).not.toContain('Please wait')
      const hrefs = await main
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(hrefs).toEqual([
        '',
        expect.stringMatching(/^mailto:desk@example.com\?subject=/),
        expect.stringMatching(/^tel:/),
      ])
    }
  })
})

test('each state is accessible, on a small phone and on a desk', async ({ page }) => {
  const address = await subscribed()
  const views: [url: string, shows: string][] = [
    ['/confirm', 'Invalid Link'],
    ['/confirm?email=a@example.com&token=t', 'Try Again'],
    ['/email-preferences', 'Missing required parameters'],
    [await linkIn(address, '/email-preferences'), 'Unsubscribe from All Marketing'],
    [await linkIn(address, '/unsubscribe'), 'Manage Preferences'],
  ]
  for (const [url, shows] of views) {
    await page.goto(url)
    await expect(page.getByRole('main').getByText(shows).first()).toBeVisible()
    for (const width of process.env['NIGHTLY'] ? [320, 1280] : [320]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
})

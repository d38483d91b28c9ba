import type { Page } from '@playwright/test'
import { stack } from '../helpers/stack.ts'
import { accessibilityFaults } from './accessibility.ts'
import { linkIn, signedUp, subscribed, subscriber, WEB_PAGE, withFault } from './email-manager.ts'
import { expect, openHydrated, test } from './fixtures.ts'

// A fault is for whoever makes that call next.
test.describe.configure({ mode: 'default' })

const PATHS = ['/email-confirmation', '/confirm', '/email-preferences', '/unsubscribe']

/** What leaves the page for the service, but for the browser's own questions. */
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

/** All but one case of a kind are left to the nightly run: each is a unit test too. */
const tagOf = (each: unknown, one: unknown) => (each === one ? [] : ['@nightly'])

test.describe('what a host sends', () => {
  for (const path of PATHS)
    test(
      `${path} is kept, listed and named nowhere`,
      { tag: tagOf(path, PATHS[0]) },
      async ({ page, watch }) => {
        watch.allowConsoleErrors(/Failed to load resource/)
        const told: (string | undefined)[] = []
        page.on('request', (request) => {
          // Chromium tells a typeface's host, the site itself, whatever the policy.
          if (!request.url().startsWith(stack.siteUrl)) told.push(request.headers()['referer'])
        })
        const answer = page.waitForResponse((response) =>
          response.url().startsWith(stack.siteUrl + path),
        )
        await openHydrated(page, `${path}?email=a@example.com&token=secret`)
        const response = await answer
        expect(response.headers()).toMatchObject({
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
        })
        expect(told.length).toBeGreaterThan(0)
        expect(told.filter(Boolean)).toEqual([])
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
        const sitemap = await (await fetch(`${stack.siteUrl}/sitemap.xml`)).text()
        expect(sitemap).not.toContain(path)
      },
    )
})

const HOSTILE = {
  nothing: '',
  'no token': '?email=a@example.com',
  'no address': '?token=t',
  'empty values': '?email=&token=',
  'repeated parameters': '?email=a@example.com&email=b@example.com&token=t',
  'a broken percent sign': '?email=a@example.com&token=%E0%A4%A',
  'a token of 10 kB': `?email=a@example.com&token=${'t'.repeat(10_240)}`,
}
const INVALID: Record<string, string> = {
  '/email-confirmation': 'Invalid confirmation link. Please check your email and try again.',
  '/confirm': 'Invalid confirmation link. Please check your email and try again.',
  '/email-preferences': 'Invalid link. Please use the link from your email.',
  '/unsubscribe': 'Invalid unsubscribe link. Please check the URL and try again.',
}

for (const path of PATHS)
  test.describe(path, () => {
    for (const [name, search] of Object.entries(HOSTILE))
      test(
        `with ${name} is an invalid link`,
        { tag: tagOf(search, HOSTILE.nothing) },
        async ({ page }) => {
          const made = calls(page)
          await openHydrated(page, path + search)
          await expect(page.getByText(INVALID[path] ?? '')).toBeVisible()
          await expect(
            page.getByRole('main').getByRole('link', { name: 'Return Home' }),
          ).toBeVisible()
          await expect(
            page.getByRole('main').getByRole('link', { name: / by email$/ }),
          ).toHaveAttribute('href', /^mailto:desk@example.com\?subject=My%20.*%20does%20not%20work/)
          expect(made).toEqual([])
        },
      )

    test('with markup fails plainly', { tag: tagOf(path, PATHS[0]) }, async ({ page, watch }) => {
      watch.allowConsoleErrors(/Failed to load resource/)
      const markup = encodeURIComponent('"><img src=x onerror=alert(1)><script>alert(2)</script>')
      await openHydrated(page, `${path}?email=${markup}&token=${markup}`)
      const main = page.getByRole('main')
      await expect(
        main.getByText(/Failed|Unable|invalid|Invalid|successfully/).first(),
      ).toBeVisible()
      await expect(main.locator('img, script')).toHaveCount(0)
    })
  })

test.describe('confirmation', () => {
  test('is asked for once, and says what is next', async ({ page }) => {
    const address = await signedUp()
    const made = calls(page)
    await page.goto(
      (await linkIn(address, '/email-confirmation')).replace('email-confirmation', 'confirm'),
    )
    await expect(page.getByRole('heading', { name: 'What’s Next' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(made).toEqual(['POST confirm'])
    expect(await subscriber(address)).toMatchObject({ state: 'confirmed' })
    await page.getByRole('main').getByRole('link', { name: 'Return Home' }).click()
    await expect(page).toHaveURL('/')
  })

  const FAILURES: [fault: object, message: string][] = [
    [{ status: 400, body: '{"detail":"This link has expired"}' }, 'This link has expired'],
    [{ status: 500, body: '' }, 'Failed to confirm your email address.'],
    [{ status: 422, body: '{"detail":[{"msg":"x"}]}' }, 'Failed to confirm your email address.'],
    [{ status: 502, body: '<h1>Gateway</h1>' }, 'Failed to confirm your email address.'],
    [WEB_PAGE, 'Unable to process your confirmation. Please try again later.'],
    [{ drop: 'before' }, 'Unable to process your confirmation. Please try again later.'],
    [{ drop: 'after' }, 'Unable to process your confirmation. Please try again later.'],
  ]
  for (const [fault, message] of FAILURES)
    test(
      `can be tried again after ${JSON.stringify(fault)}`,
      {
        tag: tagOf(fault, FAILURES[0]?.[0]),
      },
      async ({ page, watch }) => {
        watch.allowConsoleErrors(/Failed to load resource/)
        const address = await signedUp()
        const made = calls(page)
        await withFault('confirm', fault, async () => {
          await page.goto(await linkIn(address, '/email-confirmation'))
          await expect(page.getByText(message)).toBeVisible()
        })
        await page.getByRole('button', { name: 'Try Again' }).click()
        await expect(page.getByText('Your email has been confirmed!')).toBeVisible()
        expect(made).toEqual(['POST confirm', 'POST confirm'])
        expect(await subscriber(address)).toMatchObject({ state: 'confirmed' })
      },
    )

  test('of an invalid link leads to the newsletter below', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await openHydrated(page, '/confirm')
    const newsletter = page.getByRole('form', { name: 'Newsletter' })
    await expect(newsletter).not.toBeInViewport()
    const actions = page.getByRole('main').locator('.button')
    await expect(actions).toHaveText([
      'Subscribe again below',
      'Ask the desk by email',
      'Return Home',
    ])
    await actions.first().click()
    await expect(newsletter).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveURL('/confirm#newsletter')
  })

  test('of a link that the service refuses puts the newsletter before trying again', async ({
    page,
    watch,
  }) => {
    watch.allowConsoleErrors(/Failed to load resource/)
    await page.goto('/confirm?email=nobody@example.com&token=no-such-token')
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
    await expect(page.getByRole('main').locator('.button')).toHaveText([
      'Subscribe again below',
      'Try Again',
      'Return Home',
    ])
  })

  test('waits until somebody looks at the page', async ({ page }) => {
    const address = await signedUp()
    const made = calls(page)
    await page.addInitScript(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    })
    await page.goto(await linkIn(address, '/email-confirmation'))
    await page.waitForLoadState('networkidle')
    expect(made).toEqual([])
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(page.getByText('Your email has been confirmed!')).toBeVisible()
    expect(made).toEqual(['POST confirm'])
  })
})

test.describe('unsubscribe', () => {
  test('is asked for once, and leads to the preferences with the same link', async ({ page }) => {
    const address = await subscribed()
    const made = calls(page)
    const link = new URL(await linkIn(address, '/unsubscribe'))
    await page.goto(link.href)
    await expect(page.getByRole('heading', { name: 'What This Means' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(made).toEqual(['POST unsubscribe'])
    const preferences = page.getByRole('link', { name: 'Manage Preferences' })
    await expect(preferences).toHaveAttribute('href', `/email-preferences${link.search}`)
    await preferences.click()
    await expect(page.getByText(address)).toBeVisible()
    await expect(topic(page, COMPLIANCE)).not.toBeChecked()
  })

  const FAILURES: [fault: object, message: string][] = [
    [{ status: 429, body: '{"detail":"Too many requests"}' }, 'Too many requests'],
    [{ status: 503, body: 'down' }, 'Failed to process unsubscribe request.'],
    [WEB_PAGE, 'Unable to process your request. Please try again later.'],
    [{ drop: 'before' }, 'Unable to process your request. Please try again later.'],
  ]
  for (const [fault, message] of FAILURES)
    test(
      `offers support and another try after ${JSON.stringify(fault)}`,
      {
        tag: tagOf(fault, FAILURES[0]?.[0]),
      },
      async ({ page, watch }) => {
        watch.allowConsoleErrors(/Failed to load resource/)
        const address = await subscribed()
        await withFault('unsubscribe', fault, async () => {
          await page.goto(await linkIn(address, '/unsubscribe'))
          await expect(page.getByText(message)).toBeVisible()
        })
        const support = page.getByRole('link', { name: 'Contact Support' })
        await expect(support).toHaveAttribute('href', /^mailto:/)
        const tryAgain = page.getByRole('button', { name: 'Try Again' })
        await expect(tryAgain).toContainClass('button--primary')
        await withFault('unsubscribe', fault, async () => {
          await tryAgain.click()
          await expect(support).toContainClass('button--primary')
          await expect(tryAgain).toContainClass('button--quiet')
        })
        await tryAgain.click()
        await expect(page.getByText('You have been successfully unsubscribed')).toBeVisible()
        expect(await subscriber(address)).toMatchObject({ state: 'unsubscribed' })
      },
    )
})

test.describe('preferences', () => {
  test('switch once the service has accepted, and are kept', async ({ page }) => {
    const address = await subscribed()
    const made = calls(page)
    await page.goto(await linkIn(address, '/email-preferences'))
    await expect(page.getByText(address)).toBeVisible()
    await expect(page.getByText('Changes take effect immediately')).toBeVisible()
    await expect(topic(page, 'Account & Service Emails')).toBeDisabled()
    await expect(topic(page, 'Account & Service Emails')).toBeChecked()
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
    expect(made).toEqual([
      `GET preferences/${encodeURIComponent(address)}`,
      `PUT preferences/${encodeURIComponent(address)}`,
    ])
    await page.reload()
    await expect(topic(page, INSIGHTS)).not.toBeChecked()
    await expect(topic(page, EMERGENCY)).toBeChecked()
  })

  test('all end at once, when the question is answered with yes', async ({ page }) => {
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

  test('stay as they are when the service refuses a change', async ({ page, watch }) => {
    watch.allowConsoleErrors(/Failed to load resource/)
    const address = await subscribed()
    await page.goto(await linkIn(address, '/email-preferences'))
    await withFault('preferences.put', { status: 409, body: '{"detail":"Not now"}' }, async () => {
      await topic(page, EMERGENCY).click()
      await expect(page.getByText('Not now')).toBeVisible()
    })
    await expect(topic(page, EMERGENCY)).toBeChecked()
    for (const fault of [{ drop: 'before' }, WEB_PAGE]) {
      await withFault('preferences.put', fault, async () => {
        await topic(page, EMERGENCY).click()
        await expect(page.getByText('Failed to update preferences')).toBeVisible()
      })
      await expect(topic(page, EMERGENCY)).toBeChecked()
    }
  })

  const FAILURES: [fault: object, message: string][] = [
    [{ status: 500, body: '{"detail":"secret"}' }, 'Unable to load preferences'],
    [{ drop: 'before' }, 'Failed to load preferences'],
    [{ status: 200, body: '<h1>Hello</h1>' }, 'Failed to load preferences'],
    [WEB_PAGE, 'Failed to load preferences'],
  ]
  for (const [fault, message] of FAILURES)
    test(
      `are not guessed after ${JSON.stringify(fault)}`,
      {
        tag: tagOf(fault, FAILURES[0]?.[0]),
      },
      async ({ page, watch }) => {
        watch.allowConsoleErrors(/Failed to load resource/)
        const address = await subscribed()
        await withFault('preferences.get', fault, async () => {
          await page.goto(await linkIn(address, '/email-preferences'))
          await expect(page.getByRole('alert').getByRole('heading')).toHaveText(message)
          await expect(page.getByRole('switch')).toHaveCount(0)
        })
        await page.getByRole('button', { name: 'Try Again' }).click()
        await expect(topic(page, COMPLIANCE)).toBeChecked()
      },
    )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of PATHS)
    test(`${path} says what it needs`, async ({ page }) => {
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
    })
})

for (const width of [320, 1280])
  test(
    `each state is accessible at ${width} px`,
    { tag: width === 320 ? [] : '@nightly' },
    async ({ page, watch }) => {
      watch.allowConsoleErrors(/Failed to load resource/)
      await page.setViewportSize({ width, height: 800 })
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
        expect(await accessibilityFaults(page)).toEqual([])
        const content = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(content).toBe(width)
      }
    },
  )

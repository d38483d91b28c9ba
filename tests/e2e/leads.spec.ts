/** No lead is lost: whatever happens, it has reached the desk or still stands in the form. */
import type { Page, TestDetails } from '@playwright/test'
import { accessibilityFaults } from './accessibility.ts'
import { expect, openHydrated, test } from './fixtures.ts'
import {
  arrivals,
  breakService,
  fill,
  formOf,
  holdCode,
  LEAD_CASES,
  type LeadCase,
  lookAtForm,
  mendService,
  setFault,
  submitButton,
  typeAndTab,
  typed,
  unique,
  words,
} from './lead-forms.ts'

// The service's faults are for whoever calls next.
test.describe.configure({ mode: 'default' })

type Fault = {
  name: string
  fault: object
  isDelivered?: true
  /** What is said besides the specification's sentence. */
  says?: string
  tag?: '@nightly'
}

const MAY_HAVE_ARRIVED = 'It may still have reached us. Trying again is safe.'

const FAULTS: Fault[] = [
  { name: 'fails', fault: { status: 500 }, says: MAY_HAVE_ARRIVED, tag: '@nightly' },
  {
    name: 'refuses',
    fault: { status: 422, body: '{"detail":[{"loc":["body"],"msg":"No"}]}' },
    tag: '@nightly',
  },
  {
    name: 'is asked too often',
    fault: { status: 429, body: '{"detail":"Too many requests"}' },
    says: 'Reason given: Too many requests',
  },
  {
    name: 'is replaced by a gateway',
    fault: { status: 502, body: '<h1>Bad gateway</h1>' },
    says: MAY_HAVE_ARRIVED,
    tag: '@nightly',
  },
  {
    name: 'is killed before it takes the request',
    fault: { drop: 'before' },
    says: MAY_HAVE_ARRIVED,
    tag: '@nightly',
  },
  {
    name: 'is killed once it has taken the request',
    fault: { drop: 'after' },
    says: MAY_HAVE_ARRIVED,
    isDelivered: true,
  },
]

/** What a browser and the form itself say about a call that failed. */
const FAILURES = /Failed to load resource|request could not be sent/

/** @returns the lead that is typed into its form, and that no other test has */
async function openFilled(page: Page, leadCase: LeadCase): Promise<LeadCase> {
  const lead = unique(leadCase)
  await openHydrated(page, lead.path)
  await fill(page, lead)
  return lead
}

/** What axe has against the page, and how far it can be scrolled sideways. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults = await accessibilityFaults(page, { within: 'main' })
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return [...faults, ...(excess > 0 ? [`${excess} px too wide`] : [])]
}

const [preArrival, fleetQuote] = LEAD_CASES

// Both forms are one component: of what one of them shows, the other is left to the nightly run.
for (const leadCase of LEAD_CASES)
  test.describe(leadCase.name, () => {
    const further: TestDetails = { tag: leadCase === preArrival ? [] : '@nightly' }

    test('reaches the desk with every field', async ({ page }) => {
      const lead = await openFilled(page, leadCase)
      await submitButton(page).click()
      await expect(page.getByRole('heading', { name: lead.success, exact: true })).toBeFocused()
      const [mail, ...more] = await arrivals(lead)
      for (const value of words(lead)) expect(mail).toContain(value)
      expect(more).toEqual([])
      const reference = /GS-[0-9A-F]{8}/.exec(await page.getByRole('main').innerText())?.[0]
      expect(mail).toContain(`Reference: ${reference}\n`)
      await expect(formOf(page)).toHaveCount(0)
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(
        lead.fields['email'],
      )
    })

    test(
      'that seems to be sent by a program is sent by a second press',
      further,
      async ({ page }) => {
        const lead = await openFilled(page, leadCase)
        await formOf(page)
          .locator('[data-trap]')
          .evaluate((trap) => Reflect.set(trap, 'value', 'filled in by a program'))
        await submitButton(page).click()
        const question = formOf(page).getByRole('alert')
        await expect(question).toBeFocused()
        await expect(question).toContainText('It has not been sent yet.')
        await expect(question.getByRole('link')).toHaveText([/^Call /, /WhatsApp/, /email/])
        expect(await arrivals(lead)).toEqual([])
        await submitButton(page).click()
        await expect(page.getByRole('heading', { name: lead.success })).toBeFocused()
        expect(await arrivals(lead)).toHaveLength(1)
      },
    )

    test('without its optional fields says so', async ({ page }) => {
      const lead = await openFilled(page, leadCase)
      const optional = formOf(page)
        .locator('input:not([required]), textarea')
        .filter({ visible: true })
      for (const field of await optional.all()) await field.fill('')
      await submitButton(page).click()
      await expect(page.getByRole('heading', { name: lead.success })).toBeVisible()
      expect((await arrivals(lead))[0]).toMatch(/: None\n/)
    })

    for (const { name, fault, isDelivered, says, ...details } of FAULTS)
      test(
        `arrives once when the service ${name}`,
        { ...further, ...details },
        async ({ page, watch }) => {
          watch.allowConsoleErrors(FAILURES)
          const errors: string[] = []
          page.on('console', (message) => {
            if (message.text().includes('could not be sent')) errors.push(message.text())
          })
          const lead = await openFilled(page, leadCase)
          await breakService(fault)
          await submitButton(page).click()

          const banner = formOf(page).getByRole('alert')
          await expect(banner).toBeFocused()
          await expect(banner.locator('p')).toHaveText([
            'Failed to submit request. Please try again or contact us directly at desk@example.com',
            ...(says === undefined ? [] : [says]),
          ])
          expect(errors).toHaveLength(1)
          expect(await typed(page)).toEqual(lead.fields)
          expect(await arrivals(lead)).toHaveLength(isDelivered ? 1 : 0)

          await mendService()
          await submitButton(page).click()
          await expect(page.getByRole('heading', { name: lead.success })).toBeFocused()
          const [mail, ...more] = await arrivals(lead)
          for (const value of words(lead)) expect(mail).toContain(value)
          expect(more).toEqual([])
        },
      )

    test(
      'of which nobody can tell whether it arrived says so, and arrives once',
      further,
      async ({ page, watch }) => {
        watch.allowConsoleErrors(FAILURES)
        const lead = await openFilled(page, leadCase)
        // The service has taken it, but a web page stands in the place of its answer.
        await breakService({ body: '<h1>Welcome</h1>', contentType: 'text/html' })
        await submitButton(page).click()
        const banner = formOf(page).getByRole('alert')
        await expect(banner).toBeFocused()
        await expect(banner).toContainText('It may still have reached us.')
        await expect(banner.getByRole('link')).toHaveText([/^Call /, /WhatsApp/, /email/])
        expect(await typed(page)).toEqual(lead.fields)

        await mendService()
        await submitButton(page).click()
        await expect(page.getByRole('heading', { name: lead.success })).toBeFocused()
        expect(await arrivals(lead)).toHaveLength(1)
      },
    )

    test(
      'with a text that is too long is not sent, keeps it, and says how long it may be',
      further,
      async ({ page }) => {
        const lead = await openFilled(page, leadCase)
        const text = formOf(page).locator('textarea')
        await text.fill('न'.repeat(12_345))
        const { hint } = leadCase
        const error = 'Error: Shorten this to 10,000 characters; you have 12,345.'
        const message = hint ? `${error} ${hint}` : error
        await expect(text).toHaveAccessibleDescription(message)
        await submitButton(page).click()
        await expect(text).toBeFocused()
        await expect(text).toHaveValue('न'.repeat(12_345))

        // Also where the text was there before the code.
        await page.reload()
        await expect(text).toHaveAccessibleDescription(message)
        expect(await arrivals(lead)).toHaveLength(0)

        await text.fill(`${'न'.repeat(9989)}\nthe end!!\n`)
        await expect(text).toHaveAccessibleDescription(
          hint ? `${hint} 0 characters left` : '0 characters left',
        )
        await submitButton(page).click()
        await expect(page.getByRole('heading', { name: lead.success })).toBeVisible()
        expect((await arrivals(lead))[0]).toContain('the end!!')
      },
    )

    test(
      'says that it is on its way, and is sent once however often it is submitted',
      further,
      async ({ page }) => {
        const lead = await openFilled(page, leadCase)
        await setFault({ latencyMs: 2000 }, 1)
        await formOf(page).evaluate((form) => {
          if (!(form instanceof HTMLFormElement)) return
          form.requestSubmit()
          form.requestSubmit()
        })
        await expect(submitButton(page)).toHaveText('Submitting...')
        await expect(submitButton(page)).toBeDisabled()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('heading', { name: lead.success })).toBeVisible()
        expect(await arrivals(lead)).toHaveLength(1)
      },
    )

    test(
      'can be sent with changes after a failure that had delivered it',
      further,
      async ({ page, watch }) => {
        watch.allowConsoleErrors(FAILURES)
        const lead = await openFilled(page, leadCase)
        await breakService({ drop: 'after' })
        await submitButton(page).click()
        await expect(formOf(page).getByRole('alert')).toBeVisible()
        await mendService()
        await formOf(page).locator('[name="phone"]').fill('+91 00000 00099')
        await submitButton(page).click()
        await expect(page.getByRole('heading', { name: lead.success })).toBeVisible()
        const mails = await arrivals(lead)
        expect(mails).toHaveLength(2)
        expect(mails.filter((mail) => mail.includes('+91 00000 00099'))).toHaveLength(1)
      },
    )

    test(
      'stands in the banner’s mail and chat, as it is in the form',
      further,
      async ({ page, watch }) => {
        watch.allowConsoleErrors(FAILURES)
        const lead = await openFilled(page, leadCase)
        await setFault({ status: 500 }, 1)
        await submitButton(page).click()
        const banner = formOf(page).getByRole('alert')
        const call = banner.getByRole('link', { name: /^Call \+/ })
        await expect(call).toHaveAttribute('href', /^tel:\+\d+$/)
        const chat = banner.getByRole('link', { name: 'Send by WhatsApp' })
        const chatText = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')
        for (const value of words(lead)) expect(chatText).toContain(value)
        const link = banner.getByRole('link', { name: 'Send by email' })
        for (const way of [call, chat, link])
          expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(44)
        const mail = new URL((await link.getAttribute('href')) ?? '')
        expect(mail.pathname).toBe('desk@example.com')
        for (const value of words(lead)) expect(mail.searchParams.get('body')).toContain(value)

        await formOf(page).locator('textarea').fill('One thing more')
        await expect(link).toHaveAttribute('href', /One%20thing%20more/)
      },
    )

    test('is still in the form after a reload, elsewhere and Back', further, async ({ page }) => {
      const lead = await openFilled(page, leadCase)
      await page.reload()
      await expect.poll(() => typed(page)).toEqual(lead.fields)
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
      await expect(page).toHaveURL('/about')
      await page.goBack()
      await expect.poll(() => typed(page)).toEqual(lead.fields)
      await page.goto('/contact')
      await page.goto(lead.path)
      await expect.poll(() => typed(page)).toEqual(lead.fields)
      expect(await arrivals(lead)).toHaveLength(0)
    })

    test('is still in the form after a crash of the tab', further, async ({ page, context }) => {
      const lead = await openFilled(page, leadCase)
      const tab = await context.newCDPSession(page)
      const crash = page.waitForEvent('crash')
      // Neither is answered by a tab that has crashed; reloading it is what its visitor does.
      void tab.send('Page.crash').catch(() => {})
      await crash
      await tab.send('Page.reload')
      // A visitor looks at the form, which brings in the app.
      const expression = `document.querySelector('main form')?.scrollIntoView();
        document.readyState === 'complete' && JSON.stringify(Object.fromEntries(new FormData(document.querySelector('main form'))))`
      await expect
        .poll(async () => (await tab.send('Runtime.evaluate', { expression })).result.value)
        .toBe(JSON.stringify(lead.fields))
    })

    test(
      'arrives where the browser keeps nothing, and nothing else is said',
      further,
      async ({ page, watch }) => {
        watch.allowConsoleErrors(FAILURES)
        await page.addInitScript(() => {
          Object.defineProperty(window, 'sessionStorage', {
            get: () => {
              throw new DOMException('Denied', 'SecurityError')
            },
          })
        })
        const lead = unique(leadCase)
        await openHydrated(page, lead.path)
        await expect(formOf(page).getByText('stays in this browser tab')).toHaveCount(0)
        await fill(page, lead)
        await breakService({ drop: 'after' })
        await submitButton(page).click()
        await expect(formOf(page).getByRole('alert')).toBeVisible()
        await mendService()
        await submitButton(page).click()
        await expect(page.getByRole('heading', { name: lead.success })).toBeVisible()
        expect(await arrivals(lead)).toHaveLength(1)
      },
    )

    test.describe('on a phone has no accessibility fault', () => {
      test.use({ viewport: { width: 320, height: 640 } })

      test('when something is missing', further, async ({ page }) => {
        await openHydrated(page, leadCase.path)
        await submitButton(page).click()
        await expect(formOf(page).locator('[aria-invalid="true"]').first()).toBeFocused()
        expect(await faultsOf(page)).toEqual([])
      })

      test('when it has failed', further, async ({ page, watch }) => {
        watch.allowConsoleErrors(FAILURES)
        await openHydrated(page, leadCase.path)
        await fill(page, leadCase)
        await setFault({ status: 500 }, 1)
        await submitButton(page).click()
        await expect(formOf(page).getByRole('alert')).toBeInViewport({ ratio: 1 })
        await expect(submitButton(page)).toBeInViewport({ ratio: 1 })
        expect(await faultsOf(page)).toEqual([])
      })

      test('when it has been accepted', further, async ({ page }) => {
        const lead = await openFilled(page, leadCase)
        await submitButton(page).click()
        await expect(page.getByRole('heading', { name: lead.success })).toBeInViewport({ ratio: 1 })
        expect(await faultsOf(page)).toEqual([])
      })
    })

    test('arrives once although the browser itself sends it again', further, async ({ page }) => {
      const lead = await openFilled(page, leadCase)
      // Chromium repeats a call whose kept connection ends without an answer.
      await setFault({ drop: 'after' }, 1)
      await submitButton(page).click()
      await expect(page.getByRole('heading', { name: lead.success })).toBeVisible()
      expect(await arrivals(lead)).toHaveLength(1)
    })

    test(
      'that is left on its way is delivered or still in the form',
      further,
      async ({ page, watch }) => {
        watch.allowConsoleErrors(FAILURES)
        const lead = await openFilled(page, leadCase)
        await setFault({ latencyMs: 600_000 }, 1)
        const asked = page.waitForRequest('**/api/brain/send?*')
        await submitButton(page).click()
        await asked
        await page.reload()
        await expect.poll(() => typed(page)).toEqual(lead.fields)
        await submitButton(page).click()
        await expect(page.getByRole('heading', { name: lead.success })).toBeVisible()
        expect(await arrivals(lead)).toHaveLength(1)
      },
    )

    test(
      'tells analytics once it is accepted, and not before',
      further,
      async ({ page, watch }) => {
        watch.allowConsoleErrors(FAILURES)
        await page.addInitScript(() => {
          const events: unknown[] = []
          Object.assign(window, { events, gtag: (...event: unknown[]) => events.push(event) })
        })
        const events = () => page.evaluate<unknown>('events')
        const lead = await openFilled(page, leadCase)
        await setFault({ status: 500 }, 1)
        await submitButton(page).click()
        await expect(formOf(page).getByRole('alert')).toBeVisible()
        expect(await events()).toEqual([])
        await submitButton(page).click()
        await expect(page.getByRole('heading', { name: lead.success })).toBeVisible()
        expect(await events()).toEqual([
          ['event', lead.event.name, { event_label: lead.event.label }],
        ])
      },
    )

    test('can be filled and sent with the keyboard alone', further, async ({ page }) => {
      const lead = unique(leadCase)
      await openHydrated(page, lead.path)
      await formOf(page).locator('input').first().focus()
      for (const [name, value] of Object.entries(lead.fields)) {
        await expect(formOf(page).locator(`[name="${name}"]`)).toBeFocused()
        await typeAndTab(page, name, value)
        // Below the field: of an ETA that is past the number to call, and where to send the certificate.
        if (name === 'eta' || name === 'notes') {
          const field = formOf(page).locator('.field', { has: page.locator(`[name="${name}"]`) })
          await expect(field.getByRole('link')).toBeFocused()
          await page.keyboard.press('Tab')
        }
      }
      await expect(submitButton(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: lead.success })).toBeFocused()
      for (const value of words(lead)) expect((await arrivals(lead))[0]).toContain(value)
    })

    test(
      'typed and submitted before the code is here is sent when it is',
      further,
      async ({ page }) => {
        const lead = unique(leadCase)
        const { promise: isTyped, resolve: release } = Promise.withResolvers<void>()
        await holdCode(page, isTyped)
        await page.goto(lead.path, { waitUntil: 'commit' })
        await fill(page, lead)
        await submitButton(page).click()
        await submitButton(page).click()
        expect(await typed(page)).toEqual(lead.fields)
        expect(await arrivals(lead)).toHaveLength(0)
        release()
        await expect(page.getByRole('heading', { name: lead.success })).toBeVisible()
        expect(await arrivals(lead)).toHaveLength(1)
      },
    )

    test(
      'typed before the code is here stays, whatever the draft has',
      further,
      async ({ page }) => {
        const lead = unique(leadCase)
        const [first = ''] = Object.keys(lead.fields)
        await openHydrated(page, lead.path)
        await fill(page, lead)
        await page.goto('/contact')

        const { promise: isTyped, resolve: release } = Promise.withResolvers<void>()
        await holdCode(page, isTyped)
        await page.goto(lead.path, { waitUntil: 'commit' })
        await formOf(page).locator(`[name="${first}"]`).fill('Typed at once')
        release()
        await expect.poll(() => typed(page)).toEqual({ ...lead.fields, [first]: 'Typed at once' })
      },
    )
  })

test('after a pre-arrival request another one begins with empty fields', async ({ page }) => {
  if (!preArrival) throw new Error('there is no such case')
  await page.goto('/ports/mundra')
  await page.getByRole('link', { name: 'Generate Pre-Arrival Letter' }).first().click()
  await lookAtForm(page)
  await expect(formOf(page).locator('[name="port"]')).toHaveValue('Mundra')
  const lead = unique(preArrival)
  await fill(page, lead)
  await submitButton(page).click()
  await expect(page.getByRole('heading', { name: lead.success })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Progress' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Submit Another Request' }).click()
  expect(Object.values(await typed(page)).join('')).toBe('')
  await expect(formOf(page).locator('input').first()).toBeFocused()
  await expect(page.locator('[aria-current="step"]')).toContainText('Form')
  const next = unique(preArrival)
  await fill(page, next)
  await submitButton(page).click()
  await expect(page.getByRole('heading', { name: next.success })).toBeVisible()
  expect(await arrivals(next)).toHaveLength(1)
})

test('a fleet quote request leads on to the pre-arrival letter and the home page', async ({
  page,
}) => {
  if (!fleetQuote) throw new Error('there is no such case')
  const lead = unique(fleetQuote)
  await openHydrated(page, lead.path)
  await fill(page, lead)
  await submitButton(page).click()
  await expect(page.getByRole('heading', { name: lead.success })).toBeVisible()
  const hrefs = await page
    .locator('#quote a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(['/port-call-compliance', '/'])
})

/** What a visitor does on the site, in a browser that Playwright does not control. */
import { expect } from '@playwright/test'
import { stack } from '../../helpers/stack.ts'
import { mailedLink, newAddress, newSubscriber, readSubscriber } from '../email-manager.ts'
import { deliveredMails, type LeadCase, setLeadFault, uniqueLead } from '../lead-forms.ts'
import { IS_PAST_BOT_CHECK } from '../bot-check.ts'
import type { Tab } from './tab.ts'

const DESKTOP = [1280, 800] as const
const PHONE = [390, 844] as const

const HEADING_TEXT = 'document.querySelector("h1")?.textContent'

/** Returns an assertion that polls the value of a JavaScript expression in the page. */
const expectValue = (tab: Tab, expression: string) =>
  expect.poll(async () => await tab.evaluate(expression), expression)

const openPath = async (tab: Tab, address: string) => await tab.open(stack.siteUrl + address)

/** Waits until the app has started: it then turns the browser's scroll restoration off. */
async function waitForApp(tab: Tab) {
  await expectValue(tab, 'history.scrollRestoration').toBe('manual')
}

/** Checks that each page keeps its prerendered heading and is no wider than the window. */
export async function checkPages(tab: Tab, paths: readonly string[]): Promise<void> {
  await tab.resize(...PHONE)
  for (const each of paths) {
    const html = await (await fetch(stack.siteUrl + each)).text()
    await openPath(tab, each)
    const prerendered = await tab.evaluate(
      `new DOMParser().parseFromString(${JSON.stringify(html)}, "text/html").querySelector("h1").textContent`,
    )
    expect(await tab.evaluate(HEADING_TEXT), each).toBe(prerendered)
    await waitForApp(tab)
    expect(await tab.evaluate(HEADING_TEXT), each).toBe(prerendered)
    expect(
      await tab.evaluate('document.documentElement.scrollWidth - innerWidth'),
      each,
    ).toBeLessThanOrEqual(0)
  }
}

/**
 * Submits a lead three times: the form refuses it, the email-manager refuses it, and it arrives. Checks that the form
 * is empty afterwards.
 */
export async function sendLead(tab: Tab, leadCase: LeadCase): Promise<void> {
  const lead = uniqueLead(leadCase)
  await tab.resize(...DESKTOP)
  await openPath(tab, lead.path)
  await waitForApp(tab)
  await tab.click('main form [type="submit"]')
  const [first = ''] = Object.keys(lead.fields)
  await expectValue(tab, 'document.activeElement.name').toBe(first)
  // The header must not cover the field's label.
  await expectValue(
    tab,
    `document.activeElement.labels[0].getBoundingClientRect().top >=
      document.querySelector(".frame__top").getBoundingClientRect().bottom`,
  ).toBe(true)

  await tab.type(lead.fields[first] ?? '')
  for (const [name, value] of Object.entries(lead.fields).slice(1))
    await tab.evaluate(`(() => {
      const field = document.querySelector('main form [name="${name}"]')
      field.value = ${JSON.stringify(value)}
      field.dispatchEvent(new Event("input", { bubbles: true }))
    })()`)
  await expectValue(tab, IS_PAST_BOT_CHECK).toBe(true)
  await setLeadFault({ status: 422, body: '{"detail":"Not today"}' }, 1)
  await tab.click('main form [type="submit"]')
  await expectValue(tab, 'document.activeElement.textContent').toContain('Not today')
  expect(await deliveredMails(lead)).toEqual([])

  await tab.click('main form [type="submit"]')
  await expectValue(tab, 'document.activeElement.textContent').toBe(lead.success)
  expect(await deliveredMails(lead)).toHaveLength(1)

  // After a reload, Firefox and Safari restore the values of a form. They must not restore a lead that was sent.
  await tab.reload()
  // After a reload, the app turns the browser's scroll restoration off only at the first click.
  await expectValue(tab, '(document.querySelector("h1").click(), history.scrollRestoration)').toBe(
    'manual',
  )
  expect(
    await tab.evaluate(
      '[...document.querySelectorAll("main form [name]")].filter((field) => field.value)',
    ),
  ).toEqual([])
}

/** Subscribes in the footer, confirms and turns all preferences off. Then unsubscribes another address. */
export async function subscribe(tab: Tab): Promise<void> {
  const address = newAddress()
  await tab.resize(...DESKTOP)
  await openPath(tab, '/about')
  await tab.click('.newsletter__field')
  await tab.type(address)
  await expectValue(tab, IS_PAST_BOT_CHECK).toBe(true)
  await tab.click('.newsletter [type="submit"]')
  await expectValue(tab, 'document.querySelector(".newsletter output").textContent').toContain(
    'Success!',
  )
  await tab.open(await mailedLink(address, '/email-confirmation'))
  await expectValue(tab, 'document.body.innerText').toContain('Your email has been confirmed!')

  await tab.open(await mailedLink(address, '/email-preferences'))
  await expectValue(tab, 'document.querySelectorAll("[role=switch]").length').toBe(4)
  await tab.click('main section:last-of-type .button--quiet, main .button--quiet')
  await expectValue(tab, 'document.querySelector("dialog").open').toBe(true)
  // The dialog is only as high as its content.
  expect(
    await tab.evaluate('document.querySelector("dialog").getBoundingClientRect().height'),
  ).toBeLessThan(DESKTOP[1] / 2)
  await tab.click('dialog .button--primary')
  await expectValue(tab, 'document.body.innerText').toContain('Preferences updated successfully!')
  const preferences = { compliance: false, emergency: false, newsletter: false }
  expect(await readSubscriber(address)).toMatchObject({ preferences })

  // Turning all preferences off has already unsubscribed the first address.
  const other = await newSubscriber()
  await tab.open(await mailedLink(other, '/unsubscribe'))
  await expectValue(tab, 'document.body.innerText').toContain('successfully unsubscribed')
  expect(await readSubscriber(other)).toMatchObject({ state: 'unsubscribed' })
}

/** Checks that Back restores the scroll position, both from a page of the site and from another site. */
export async function checkBack(tab: Tab): Promise<void> {
  const top = 'Math.round(scrollY)'
  await tab.resize(...DESKTOP)
  await openPath(tab, '/')
  await waitForApp(tab)
  await tab.click('footer a[href="/case-studies"]')
  await expectValue(tab, 'location.pathname').toBe('/case-studies')
  await expectValue(tab, top).toBe(0)
  await tab.back()
  await expectValue(tab, 'location.pathname').toBe('/')
  await expectValue(tab, top).toBeGreaterThan(500)

  await tab.evaluate('scrollTo(0, 1200)')
  await expectValue(tab, top).toBe(1200)
  await tab.open(stack.siteUrl.replace('localhost', '127.0.0.1'))
  await tab.back()
  await expectValue(tab, 'location.hostname').toBe('localhost')
  await expectValue(tab, top).toBe(1200)
}

/** What a visitor does on the site, in a browser that Playwright does not drive. */
import { expect } from '@playwright/test'
import { stack } from '../../helpers/stack.ts'
import { linkIn, newAddress, subscriber } from '../email-manager.ts'
import { deliveredMails, type LeadCase, setFault, unique } from '../lead-forms.ts'
import { IS_PAST_BOT_CHECK } from '../bot-check.ts'
import type { Tab } from './tab.ts'

const DESKTOP = [1280, 800] as const
const PHONE = [390, 844] as const

const HEADING = 'document.querySelector("h1")?.textContent'

/** Polls the value of an expression in the page. */
const expectOf = (tab: Tab, expression: string) =>
  expect.poll(async () => await tab.evaluate(expression), expression)

const openPath = async (tab: Tab, address: string) => await tab.open(stack.siteUrl + address)

/** Waits until the app has started, which happens when the page is idle. */
async function expectApp(tab: Tab) {
  await expectOf(tab, 'history.scrollRestoration').toBe('manual')
}

/** Checks that each page keeps its prerendered heading and is no wider than the window. */
export async function seePages(tab: Tab, paths: readonly string[]): Promise<void> {
  await tab.resize(...PHONE)
  for (const each of paths) {
    const html = await (await fetch(stack.siteUrl + each)).text()
    await openPath(tab, each)
    const prerendered = await tab.evaluate(
      `new DOMParser().parseFromString(${JSON.stringify(html)}, "text/html").querySelector("h1").textContent`,
    )
    expect(await tab.evaluate(HEADING), each).toBe(prerendered)
    await expectApp(tab)
    expect(await tab.evaluate(HEADING), each).toBe(prerendered)
    expect(
      await tab.evaluate('document.documentElement.scrollWidth - innerWidth'),
      each,
    ).toBeLessThanOrEqual(0)
  }
}

/** Sends a lead. First the form refuses it, then the service; at last it arrives once, and the form is empty. */
export async function sendLead(tab: Tab, leadCase: LeadCase): Promise<void> {
  const lead = unique(leadCase)
  await tab.resize(...DESKTOP)
  await openPath(tab, lead.path)
  await expectApp(tab)
  await tab.click('main form [type="submit"]')
  const [first = ''] = Object.keys(lead.fields)
  await expectOf(tab, 'document.activeElement.name').toBe(first)
  // The header must not cover the field's label.
  await expectOf(
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
  await expectOf(tab, IS_PAST_BOT_CHECK).toBe(true)
  await setFault({ status: 422, body: '{"detail":"Not today"}' }, 1)
  await tab.click('main form [type="submit"]')
  await expectOf(tab, 'document.activeElement.textContent').toContain('Not today')
  expect(await deliveredMails(lead)).toEqual([])

  await tab.click('main form [type="submit"]')
  await expectOf(tab, 'document.activeElement.textContent').toBe(lead.success)
  expect(await deliveredMails(lead)).toHaveLength(1)

  // Firefox and Safari restore the values of a form after a reload.
  await tab.reload()
  // After a reload, the app turns scroll restoration off only at the first click.
  await expectOf(tab, '(document.querySelector("h1").click(), history.scrollRestoration)').toBe(
    'manual',
  )
  expect(
    await tab.evaluate(
      '[...document.querySelectorAll("main form [name]")].filter((field) => field.value)',
    ),
  ).toEqual([])
}

/** Subscribes in the footer, turns all preferences off and unsubscribes, by the links in the mails. */
export async function subscribe(tab: Tab): Promise<void> {
  const address = newAddress()
  await tab.resize(...DESKTOP)
  await openPath(tab, '/about')
  await tab.click('.newsletter__field')
  await tab.type(address)
  await expectOf(tab, IS_PAST_BOT_CHECK).toBe(true)
  await tab.click('.newsletter [type="submit"]')
  await expectOf(tab, 'document.querySelector(".newsletter output").textContent').toContain(
    'Success!',
  )
  await tab.open(await linkIn(address, '/email-confirmation'))
  await expectOf(tab, 'document.body.innerText').toContain('Your email has been confirmed!')

  await tab.open(await linkIn(address, '/email-preferences'))
  await expectOf(tab, 'document.querySelectorAll("[role=switch]").length').toBe(4)
  await tab.click('main section:last-of-type .button--quiet, main .button--quiet')
  await expectOf(tab, 'document.querySelector("dialog").open').toBe(true)
  // The dialog is only as high as its content.
  expect(
    await tab.evaluate('document.querySelector("dialog").getBoundingClientRect().height'),
  ).toBeLessThan(DESKTOP[1] / 2)
  await tab.click('dialog .button--primary')
  await expectOf(tab, 'document.body.innerText').toContain('Preferences updated successfully!')
  const preferences = { compliance: false, emergency: false, newsletter: false }
  expect(await subscriber(address)).toMatchObject({ preferences })

  await tab.open(await linkIn(address, '/unsubscribe'))
  await expectOf(tab, 'document.body.innerText').toContain('successfully unsubscribed')
  expect(await subscriber(address)).toMatchObject({ state: 'unsubscribed' })
}

/** Checks that Back restores the scroll position, both from a page of the site and from another site. */
export async function goBack(tab: Tab): Promise<void> {
  const top = 'Math.round(scrollY)'
  await tab.resize(...DESKTOP)
  await openPath(tab, '/')
  await expectApp(tab)
  await tab.click('footer a[href="/case-studies"]')
  await expectOf(tab, 'location.pathname').toBe('/case-studies')
  await expectOf(tab, top).toBe(0)
  await tab.back()
  await expectOf(tab, 'location.pathname').toBe('/')
  await expectOf(tab, top).toBeGreaterThan(500)

  await tab.evaluate('scrollTo(0, 1200)')
  await expectOf(tab, top).toBe(1200)
  await tab.open(stack.siteUrl.replace('localhost', '127.0.0.1'))
  await tab.back()
  await expectOf(tab, 'location.hostname').toBe('localhost')
  await expectOf(tab, top).toBe(1200)
}

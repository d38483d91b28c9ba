/**
 * A visitor's journey in unpatched Firefox and WebKit (Safari's engine), which Playwright can't control. `npm test`
 * skips Firefox if it is not installed. The nightly tests need both; on Debian: apt-get install firefox-esr
 * webkit2gtk-driver xvfb.
 */
import { expect, test } from '@playwright/test'
import { PAGE_PATHS } from '../helpers/paths.ts'
import { findFirefox, startFirefox } from './browsers/firefox.ts'
import { checkBack, checkPages, sendLead, subscribe } from './browsers/journey.ts'
import type { TestBrowser } from './browsers/tab.ts'
import { missingWebKitPrograms, startWebKit } from './browsers/webkit.ts'
import { LEAD_CASES } from './lead-forms.ts'

/** Pages of different kinds. The nightly run visits all of `PAGE_PATHS`. */
const SOME_PATHS = ['/', '/port-call-compliance', '/ports/mumbai', '/docs/sla-schedule']

/** The console error that the form logs when the email-manager refuses a lead. */
const EXPECTED_ERROR = /request could not be sent/

const firefox = findFirefox()
const missingPrograms = [...(firefox === null ? ['firefox'] : []), ...missingWebKitPrograms()]

type Browser = {
  name: string
  start: () => Promise<TestBrowser>
  tag: '@nightly' | []
}

const BROWSERS: Browser[] = []
if (firefox !== null)
  BROWSERS.push({
    name: 'Firefox',
    start: async () => await startFirefox(firefox),
    tag: [],
  })
if (missingWebKitPrograms().length === 0)
  BROWSERS.push({ name: 'WebKit', start: startWebKit, tag: '@nightly' })

// Playwright loads this file in each worker too, but the warning should appear once.
if (firefox === null && process.env['TEST_WORKER_INDEX'] === undefined)
  console.warn('Firefox is not installed here, so its tests are skipped.')

test('Firefox and the programs for WebKit are installed', { tag: '@nightly' }, () => {
  expect(missingPrograms).toEqual([])
})

const [preArrival] = LEAD_CASES

// The tests run one after the other, because a fault that a test sets in the email-manager affects every test.
test.describe.configure({ mode: 'default' })

for (const { name, start, tag } of BROWSERS)
  test.describe(name, { tag }, () => {
    let browser: TestBrowser

    test.beforeAll(async () => {
      browser = await start()
    })
    test.afterEach(() => {
      const errors = browser.tab.errors.splice(0)
      expect(errors.filter((error) => !EXPECTED_ERROR.test(error))).toEqual([])
    })
    test.afterAll(async () => await browser.close())

    test('hydration keeps each page’s heading, and no page is wider than a phone', async () => {
      await checkPages(browser.tab, process.env['NIGHTLY'] ? PAGE_PATHS : SOME_PATHS)
    })
    for (const leadCase of process.env['NIGHTLY'] ? LEAD_CASES : [preArrival])
      test(`sends a ${leadCase.name}`, async () => await sendLead(browser.tab, leadCase))
    test('subscribes and unsubscribes', async () => await subscribe(browser.tab))
    // Last, because it goes back from another site: after that, Puppeteer can't open a page in Firefox's tab.
    test(
      'Back returns to the previous position',
      { tag: '@nightly' },
      async () => await checkBack(browser.tab),
    )
  })

/**
 * A visitor's journey in browsers that Playwright can control only in patched versions: Firefox, and WebKit, the engine
 * of Safari. `npm test` skips Firefox if it is not installed. The nightly tests need both; on Debian: apt-get install
 * firefox-esr webkit2gtk-driver xvfb.
 */
import { expect, test } from '@playwright/test'
import { PAGE_PATHS } from '../helpers/paths.ts'
import { findFirefox, startFirefox } from './browsers/firefox.ts'
import { goBack, seePages, sendLead, subscribe } from './browsers/journey.ts'
import type { Driven } from './browsers/tab.ts'
import { missingForWebKit, startWebKit } from './browsers/webkit.ts'
import { LEAD_CASES } from './lead-forms.ts'

/** One page of each kind. The nightly run visits the others. */
const SOME_PATHS = ['/', '/port-call-compliance', '/ports/mumbai', '/docs/sla-schedule']

/** The expected console error about a refused lead. */
const EXPECTED_ERROR = /request could not be sent/

const firefox = findFirefox()
const missingPrograms = [...(firefox === null ? ['firefox'] : []), ...missingForWebKit()]

type Browser = {
  name: string
  start: () => Promise<Driven>
  tag: '@nightly' | []
}

const BROWSERS: Browser[] = []
if (firefox !== null)
  BROWSERS.push({
    name: 'Firefox',
    start: async () => await startFirefox(firefox),
    tag: [],
  })
if (missingForWebKit().length === 0)
  BROWSERS.push({ name: 'WebKit', start: startWebKit, tag: '@nightly' })

// Once, not in each worker.
if (firefox === null && process.env['TEST_WORKER_INDEX'] === undefined)
  console.warn('Firefox is not installed here, so its tests are skipped.')

test('both browsers are installed', { tag: '@nightly' }, () => {
  expect(missingPrograms).toEqual([])
})

const [letter] = LEAD_CASES

// One after the other: a fault that a test sets in the service hits the next call, from any test.
test.describe.configure({ mode: 'default' })

for (const { name, start, tag } of BROWSERS)
  test.describe(name, { tag }, () => {
    let browser: Driven

    test.beforeAll(async () => {
      browser = await start()
    })
    test.afterEach(() => {
      const errors = browser.tab.errors.splice(0)
      expect(errors.filter((error) => !EXPECTED_ERROR.test(error))).toEqual([])
    })
    test.afterAll(async () => await browser.close())

    test('keeps every page as it was prerendered', async () => {
      await seePages(browser.tab, process.env['NIGHTLY'] ? PAGE_PATHS : SOME_PATHS)
    })
    for (const leadCase of process.env['NIGHTLY'] ? LEAD_CASES : [letter])
      test(`sends a ${leadCase.name}`, async () => await sendLead(browser.tab, leadCase))
    test('subscribes and unsubscribes', async () => await subscribe(browser.tab))
    // Last: Puppeteer can't open a page in a Firefox tab that has gone back to another site.
    test(
      'Back returns to the previous position',
      { tag: '@nightly' },
      async () => await goBack(browser.tab),
    )
  })

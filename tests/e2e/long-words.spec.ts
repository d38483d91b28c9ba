/** Long words break within their column, so no page scrolls sideways. */
import type { Page, Route } from '@playwright/test'
import * as frameLabels from '../../src/text/labels/frame-labels.ts'
import * as financialSecurity from '../../src/text/labels/pages/financial-security.ts'
import * as fleetRetainer from '../../src/text/labels/pages/fleet-retainer.ts'
import * as home from '../../src/text/labels/pages/home.ts'
import * as management from '../../src/text/labels/pages/management.ts'
import * as port from '../../src/text/labels/pages/port.ts'
import * as preArrival from '../../src/text/labels/pages/pre-arrival.ts'
import { PATHS_WITH_ONE_PORT, UNKNOWN_PORT_PATH } from '../helpers/paths.ts'
import { expect, LAKE_QUERIES, openHydrated, test } from './fixtures.ts'

/** Fields that stay as they are: they contain no text for readers, or a value in a fixed format. */
const UNCHANGED_FIELDS =
  /^(_.*|asOf|publishedAt|slug|href|path|icon|coast|style|listItem|emergencyPhone|whatsappNumber)$/

/** The default labels of buttons and links. The seed has no labels to replace, so the test fills these in first. */
const DEFAULT_LABELS = Object.assign(
  {},
  ...[frameLabels, financialSecurity, fleetRetainer, home, management, port, preArrival].flatMap(
    (labels) => Object.values(labels),
  ),
)
/** Fields with labels. The field `watchBill` has the labels of the escalation list. */
const LABEL_FIELDS = /^(navigation|buttons|footer|newsletter|watchBill)$/

const EMAIL_LINK_PATHS = ['/confirm', '/email-preferences', '/unsubscribe']

// A response may still be pending when the test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** Pages tested on every change: together they have most kinds of sections. */
const PATHS_IN_EVERY_RUN = new Set([
  '/',
  '/port-call-compliance',
  '/fleet-retainer',
  '/ports/mumbai',
])

for (const path of [...PATHS_WITH_ONE_PORT, UNKNOWN_PORT_PATH, ...EMAIL_LINK_PATHS])
  test(
    `${path} is no wider than its window when every text is one long word`,
    { tag: PATHS_IN_EVERY_RUN.has(path) ? [] : '@nightly' },
    async ({ page, watch }) => {
      watch.allowProblems(/status of 404/)
      await openWithLongWords(page, path)
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await elementsBeyondWindow(page), `at ${width} px`).toEqual([])
      }
    },
  )

async function openWithLongWords(page: Page, path: string) {
  await page.route(LAKE_QUERIES, respondInLongWords)
  await openHydrated(page, path)
  await expect(page.getByRole('contentinfo')).toContainText('Unbreakable')
}

async function respondInLongWords(route: Route) {
  const response = await route.fetch()
  await route.fulfill({ response, json: replaceTexts(await response.json()) })
}

/** Replaces each text by a unique word of about 300 letters without a break opportunity. */
function replaceTexts(value: unknown): unknown {
  let count = 0
  const filled = JSON.stringify(value, (key, part: unknown) =>
    LABEL_FIELDS.test(key) ? DEFAULT_LABELS : part,
  )
  return JSON.parse(filled, (key, part: unknown) => {
    if (typeof part !== 'string' || UNCHANGED_FIELDS.test(key)) return part
    count += 1
    const word = `${count}${'Unbreakable'.repeat(27)}`
    return key === 'supportEmail' ? `${word}@example.com` : word
  })
}

/** Returns the elements beyond the right edge of the window; none if the page does not scroll sideways. */
async function elementsBeyondWindow(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const { scrollWidth } = document.scrollingElement ?? document.body
    if (scrollWidth <= innerWidth) return []
    const all = [...document.body.querySelectorAll('*')]
    const wide = all.filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    return wide.map((element) => `${element.tagName} ${element.getAttribute('class') ?? ''}`)
  })
}

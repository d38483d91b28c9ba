/**
 * Measures how soon a page on a slow phone responds to the visitor's first action after the app has loaded:
 * milliseconds from the touch or key press to the next paint, or until the browser begins to leave the page.
 */
import type { Browser, Page } from 'playwright-core'
import { type Figure, quantile } from './figures.ts'
import { launchPhone, phoneContext, slowPage } from './phone.ts'

const RUNS = 7

/** Milliseconds. People notice a longer wait: https://web.dev/articles/rail#response */
const LIMIT = 100

type Action = { name: string; path: string; act: (page: Page) => Promise<void> }

const ACTIONS: Action[] = [
  { name: 'open the menu', path: '/', act: (page) => page.locator('.mobile-menu summary').tap() },
  {
    name: 'follow a link',
    path: '/ports/mumbai',
    act: async (page) => {
      const navigated = page.waitForEvent('framenavigated')
      await page.locator('main a[href^="/"]').first().tap()
      await navigated
    },
  },
  {
    name: 'switch the theme',
    path: '/about',
    act: async (page) => {
      const themeSwitch = page.locator('[data-do="switch-theme"]')
      await themeSwitch.scrollIntoViewIfNeeded()
      // Scrolling lays out the last sections of the page. A visitor touches the switch only after they are painted.
      await waitForPaint(page)
      await themeSwitch.tap()
    },
  },
  {
    name: 'type the first key in a form',
    path: '/port-call-compliance',
    act: async (page) => {
      await page.locator('main form input').first().focus()
      await page.keyboard.press('A')
    },
  },
]

/** @param siteUrl where the built site is served */
export async function* measureFirstActions(siteUrl: string): AsyncGenerator<Figure> {
  await using phone = await launchPhone()
  for (const action of ACTIONS) {
    const samples: number[] = []
    for (let run = 0; run < RUNS; run += 1)
      samples.push(await measure(phone.browser, siteUrl, action))
    yield {
      name: `${action.path}: ${action.name}`,
      value: quantile(samples, 0.5),
      unit: 'ms',
      max: LIMIT,
      note: `slowest ${Math.round(Math.max(...samples))} ms`,
    }
  }
}

/** @returns the longest response time of the action's events (touch, click or key press), in milliseconds */
async function measure(browser: Browser, siteUrl: string, { path, act }: Action): Promise<number> {
  await using context = await phoneContext(browser)
  const page = await slowPage(context)
  await page.addInitScript(recordResponseTimes, STORAGE_KEY)
  await page.goto(siteUrl + path)
  await page.waitForLoadState('networkidle')
  await act(page)
  // After a click on a link, this waits for the next page.
  await page.waitForLoadState('networkidle')
  // The click follows the touch, so the response time of the click may not be stored yet.
  await waitForPaint(page)
  const storedTimes = await page.waitForFunction((key) => sessionStorage.getItem(key), STORAGE_KEY)
  const times = ((await storedTimes.jsonValue()) ?? '').trim().split(' ')
  return Math.max(...times.map(Number))
}

/** Waits until the changes made so far are painted. */
async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0))),
      ),
  )
}

/** The `sessionStorage` key of the response times. A page stores them there, so that navigation does not lose them. */
const STORAGE_KEY = 'bench-response-times'

/** Runs in the page before its own scripts: records how long the response to each event takes. */
function recordResponseTimes(key: string) {
  let lastEvent = 0
  const pending = new Set<number>()
  const record = (since: number) => {
    if (!pending.delete(since)) return
    const duration = performance.now() - since
    sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''} ${duration}`)
  }
  for (const type of ['pointerdown', 'click', 'keydown'])
    addEventListener(
      type,
      ({ timeStamp }) => {
        lastEvent = timeStamp
        pending.add(timeStamp)
        // The timeout runs after the next frame, when that frame has been painted.
        requestAnimationFrame(() => setTimeout(record, 0, timeStamp))
      },
      { capture: true },
    )
  addEventListener('beforeunload', () => {
    // Leaving the page also counts as a response, because the page may never paint another frame.
    pending.add(lastEvent).forEach(record)
  })
}

/**
 * Measures how soon a page on a slow phone answers what its visitor does first, which also brings in the
 * app: milliseconds from the touch or key to the next paint, or until the page begins to leave.
 */
import type { Browser, Page } from 'playwright-core'
import { type Figure, quantile } from './figures.ts'
import { launchPhone, phoneContext, slowPage } from './phone.ts'

const RUNS = 7

/** Above it, people notice that they wait. https://web.dev/articles/rail#response */
const MOST = 100

type Action = { name: string; path: string; act: (page: Page) => Promise<void> }

const ACTIONS: Action[] = [
  { name: 'the menu opens', path: '/', act: (page) => page.locator('.mobile-menu summary').tap() },
  {
    name: 'a link leads away',
    path: '/ports/mumbai',
    act: async (page) => {
      const left = page.waitForEvent('framenavigated')
      await page.locator('main a[href^="/"]').first().tap()
      await left
    },
  },
  {
    name: 'the palette changes',
    path: '/about',
    act: async (page) => {
      const themeSwitch = page.locator('[data-do="switch-theme"]')
      await themeSwitch.scrollIntoViewIfNeeded()
      // Nobody touches what is not painted yet; that frame is the scrolling's, which lays out the last sections.
      await painted(page)
      await themeSwitch.tap()
    },
  },
  {
    name: 'the first key in a form',
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
      limit: { most: MOST },
      note: `slowest ${Math.round(Math.max(...samples))} ms`,
    }
  }
}

/** @returns milliseconds until the slowest answer to what the action consists of: a touch, a click, a key */
async function measure(browser: Browser, siteUrl: string, { path, act }: Action): Promise<number> {
  await using context = await phoneContext(browser)
  const page = await slowPage(context)
  await page.addInitScript(watchAnswers, STORED)
  await page.goto(siteUrl + path)
  await page.waitForLoadState('networkidle')
  await act(page)
  // Also that of the next page, to which a link leads.
  await page.waitForLoadState('networkidle')
  const stored = await page.evaluate((key) => sessionStorage.getItem(key), STORED)
  const answers = (stored ?? '').split(' ').filter(Boolean).map(Number)
  if (answers.length === 0) throw new Error(`${path} has answered nothing`)
  return Math.max(...answers)
}

/** Waits for a task after the second frame: what has changed before has been painted then. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0))),
      ),
  )
}

/** Where the page notes its answers, so that the next one still has them. */
const STORED = 'bench-answers'

/** Runs in the page before anything else. */
function watchAnswers(key: string) {
  let last = 0
  const unanswered = new Set<number>()
  const note = (since: number) => {
    if (!unanswered.delete(since)) return
    const took = performance.now() - since
    sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''} ${took}`)
  }
  for (const type of ['pointerdown', 'click', 'keydown'])
    addEventListener(
      type,
      ({ timeStamp }) => {
        last = timeStamp
        unanswered.add(timeStamp)
        // A task after the next frame: that has been painted then.
        requestAnimationFrame(() => setTimeout(note, 0, timeStamp))
      },
      { capture: true },
    )
  addEventListener('beforeunload', () => {
    // Even where a frame has answered already. A frame that comes later is of a page that is about to go, and held up by that.
    unanswered.add(last).forEach(note)
  })
}

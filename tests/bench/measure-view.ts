import type { Browser, Request } from 'playwright-core'
import { phoneContext, slowPage } from './phone.ts'

/** Times of one visit of a page, in milliseconds from the start of the navigation, and its layout shift. */
export type PageMetrics = {
  firstPaint: number
  largestPaint: number
  /** Total blocking time, as Lighthouse computes it. */
  blocked: number
  /** Sum of the layout shifts, https://web.dev/articles/cls. */
  shift: number
}

/** The measurements of one visit. */
export type View = PageMetrics & {
  /** Bytes of response bodies before the `load` event, by resource type: `document`, `font`, `image` … */
  bytes: Record<string, number>
  /** Bytes of all scripts, including scripts loaded after the `load` event. */
  scripts: number
}

/** A main-thread task of more than 50 ms. Times are milliseconds since the start of the navigation. */
type LongTask = { startTime: number; duration: number }

/** Milliseconds after which a task counts as blocking. */
const THRESHOLD = 50

/** Milliseconds without a long task after which a page counts as idle. */
const REST = 1500

/**
 * Opens `url` as a first-time visitor and waits until the page is hydrated and idle.
 *
 * @param hydrates whether the page has scripts
 */
export async function measureView(browser: Browser, url: string, hydrates: boolean): Promise<View> {
  await using context = await phoneContext(browser)
  const page = await slowPage(context)
  await page.addInitScript(watch)
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  const response = await page.goto(url)
  if (response?.ok() !== true) throw new Error(`${url}: status ${response?.status()}`)
  const atLoad = [...finished]
  // The app takes over scrolling once it has started.
  if (hydrates) await page.waitForFunction(() => history.scrollRestoration === 'manual')
  await page.waitForLoadState('networkidle')
  const { tasks, ...times } = await page.evaluate(readSeen, REST)
  const blocked = blockingTime(tasks, times.firstPaint)
  const { script: scripts = 0 } = await bytesByKind(finished)
  return { ...times, blocked, bytes: await bytesByKind(atLoad), scripts }
}

/**
 * Total blocking time as Lighthouse computes it: the sum of the time by which each task after the first paint exceeds
 * 50 ms. If the first paint is during a task, the rest of the task counts, with a proportionally smaller threshold.
 * https://github.com/GoogleChrome/lighthouse/blob/main/core/lib/tbt-utils.js
 */
function blockingTime(tasks: readonly LongTask[], firstPaint: number): number {
  let total = 0
  for (const { startTime, duration } of tasks) {
    const since = Math.max(startTime, firstPaint)
    const left = startTime + duration - since
    total += Math.max(0, left - THRESHOLD * Math.min(1, left / duration))
  }
  return total
}

async function bytesByKind(requests: readonly Request[]): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {}
  for (const request of requests) {
    const kind = request.resourceType()
    const { responseBodySize } = await request.sizes()
    bytes[kind] = (bytes[kind] ?? 0) + responseBodySize
  }
  return bytes
}

/** The values that the page records. */
type Seen = Omit<PageMetrics, 'blocked'> & { tasks: LongTask[] }

declare global {
  interface Window {
    seen: Seen
  }
}

/** Runs in the page before anything else. */
function watch() {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [] }
  window.seen = seen
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime
  })
  observe('longtask', ({ startTime, duration }) => void seen.tasks.push({ startTime, duration }))
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value
  })
}

/** Runs in the page: returns the recorded values after `rest` milliseconds without a long task. */
async function readSeen(rest: number): Promise<Seen> {
  const restSince = () => {
    const last = window.seen.tasks.at(-1)
    return last ? last.startTime + last.duration : 0
  }
  while (performance.now() - restSince() < rest)
    await new Promise((resolve) => setTimeout(resolve, rest / 5))
  return window.seen
}

import type { Browser, Request } from 'playwright-core'
import { phoneContext, slowPage } from './phone.ts'

/** Measurements of one visit to a page. Paint times are in milliseconds from the start of the navigation. */
export type PageMetrics = {
  firstPaint: number
  largestPaint: number
  /** In milliseconds, as Lighthouse computes it. */
  totalBlockingTime: number
  /** Sum of the layout shifts, https://web.dev/articles/cls. */
  layoutShift: number
}

/** All measurements of one visit, including bytes. */
export type View = PageMetrics & {
  /** Bytes of response bodies before the `load` event, by resource type: `document`, `font`, `image` … */
  bytesByType: Record<string, number>
  /** Bytes of all scripts, including scripts loaded after the `load` event. */
  scriptBytes: number
}

/** A main-thread task of more than 50 ms. Times are in milliseconds, `startTime` from the start of the navigation. */
type LongTask = { startTime: number; duration: number }

/** Milliseconds after which a task counts as blocking. */
const BLOCKING_MS = 50

/** Milliseconds without a long task after which a page counts as idle. */
const IDLE_MS = 1500

/**
 * Measures a first visit to `url` until the page is idle and, if it has the app's scripts, hydrated.
 *
 * @param hasApp whether the page has the app's scripts
 */
export async function measureView(browser: Browser, url: string, hasApp: boolean): Promise<View> {
  await using context = await phoneContext(browser)
  const page = await slowPage(context)
  await page.addInitScript(recordMetrics)
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  const response = await page.goto(url)
  if (response?.ok() !== true) throw new Error(`${url}: status ${response?.status()}`)
  const beforeLoad = [...finished]
  // The app takes over scrolling once it has started.
  if (hasApp) await page.waitForFunction(() => history.scrollRestoration === 'manual')
  await page.waitForLoadState('networkidle')
  const { tasks, ...times } = await page.evaluate(readWhenIdle, IDLE_MS)
  const totalBlockingTime = blockingTime(tasks, times.firstPaint)
  const { script: scriptBytes = 0 } = await countBytes(finished)
  return { ...times, totalBlockingTime, bytesByType: await countBytes(beforeLoad), scriptBytes }
}

/**
 * Total blocking time as Lighthouse computes it: the sum of the time by which each task after the first paint exceeds
 * 50 ms. If the first paint is halfway through a task, only the second half counts, with half the threshold.
 * https://github.com/GoogleChrome/lighthouse/blob/main/core/lib/tbt-utils.js
 */
function blockingTime(tasks: readonly LongTask[], firstPaint: number): number {
  let total = 0
  for (const { startTime, duration } of tasks) {
    const start = Math.max(startTime, firstPaint)
    const remaining = startTime + duration - start
    total += Math.max(0, remaining - BLOCKING_MS * Math.min(1, remaining / duration))
  }
  return total
}

async function countBytes(requests: readonly Request[]): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {}
  for (const request of requests) {
    const type = request.resourceType()
    const { responseBodySize } = await request.sizes()
    bytes[type] = (bytes[type] ?? 0) + responseBodySize
  }
  return bytes
}

type RecordedMetrics = Omit<PageMetrics, 'totalBlockingTime'> & { tasks: LongTask[] }

declare global {
  interface Window {
    metrics: RecordedMetrics
  }
}

/** Runs in the page before anything else. */
function recordMetrics() {
  const metrics: RecordedMetrics = { firstPaint: 0, largestPaint: 0, layoutShift: 0, tasks: [] }
  window.metrics = metrics
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
      type,
      buffered: true,
    })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') metrics.firstPaint = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => {
    metrics.largestPaint = entry.startTime
  })
  observe('longtask', ({ startTime, duration }) => void metrics.tasks.push({ startTime, duration }))
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') metrics.layoutShift += entry.value
  })
}

/** Runs in the page: returns the recorded values after `idleMs` milliseconds without a long task. */
async function readWhenIdle(idleMs: number): Promise<RecordedMetrics> {
  const idleSince = () => {
    const last = window.metrics.tasks.at(-1)
    return last ? last.startTime + last.duration : 0
  }
  while (performance.now() - idleSince() < idleMs)
    await new Promise((resolve) => setTimeout(resolve, idleMs / 5))
  return window.metrics
}

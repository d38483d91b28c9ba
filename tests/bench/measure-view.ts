import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { blockingTime, type LongTask } from './blocking-time.ts'

/** Times of one visit of a page, in milliseconds from the start of the navigation, and its shifts. */
export type Times = {
  firstPaint: number
  largestPaint: number
  /** Total blocking time, as Lighthouse has it. */
  blocked: number
  /** Sum of the layout shifts, https://web.dev/articles/cls. */
  shift: number
}

/** What one visit of a page was like. */
export type View = Times & {
  /** Bytes of the responses' bodies, by what they are: `document`, `font`, `image`, `script`, `fetch`. */
  bytes: Record<string, number>
}

/** A phone on a slow mobile network, as Lighthouse applies it with devtools throttling. */
const NETWORK = { latency: 150, downloadThroughput: 180_000, uploadThroughput: 84_000 }
const CPU_SLOWDOWN = 4
const SCREEN = { width: 390, height: 844 }

/** Height of a view that ends above the form of a page with one. */
export const ABOVE_FORM = 320

/** Milliseconds without a long task after which a page counts as idle. */
const REST = 1500

/** The browser of a first-time visitor. */
export async function phoneContext(
  browser: Browser,
  height = SCREEN.height,
): Promise<BrowserContext> {
  return await browser.newContext({
    viewport: { ...SCREEN, height },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
}

/** A tab of it, slowed down as above. */
export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return page
}

/** Opens `url` as a first-time visitor and waits until the page is idle. */
export async function measureView(browser: Browser, url: string, height?: number): Promise<View> {
  await using context = await phoneContext(browser, height)
  const page = await slowPage(context)
  await page.addInitScript(watch)
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  await page.goto(url, { waitUntil: 'networkidle' })
  const { tasks, ...times } = await page.evaluate(readSeen, REST)
  const blocked = blockingTime(tasks, times.firstPaint)
  return { ...times, blocked, bytes: await bytesByKind(finished) }
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

/** What is noted in the page. */
type Seen = Omit<Times, 'blocked'> & { tasks: LongTask[] }

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

/** Runs in the page: returns what was seen when no long task has come for `rest` milliseconds. */
async function readSeen(rest: number): Promise<Seen> {
  const restSince = () => {
    const last = window.seen.tasks.at(-1)
    return last ? last.startTime + last.duration : 0
  }
  while (performance.now() - restSince() < rest)
    await new Promise((resolve) => setTimeout(resolve, rest / 5))
  return window.seen
}

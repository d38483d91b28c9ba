import type { Browser } from 'playwright-core'

/** What one visit of a page was like. Times in milliseconds from the start of the navigation. */
export type View = {
  firstPaint: number
  largestPaint: number
  /** Total blocking time: the parts of long tasks beyond 50 ms. */
  blocked: number
  /** Sum of the layout shifts, https://web.dev/articles/cls. */
  shift: number
}

/** A phone on a slow mobile network, as Lighthouse applies it with devtools throttling. */
const NETWORK = { latency: 150, downloadThroughput: 180_000, uploadThroughput: 84_000 }
const CPU_SLOWDOWN = 4
const SCREEN = { width: 390, height: 844 }

/** Milliseconds without a long task after which a page counts as idle. */
const REST = 1500

/** Opens `url` as a first-time visitor and waits until the page is idle. */
export async function measureView(browser: Browser, url: string): Promise<View> {
  await using context = await browser.newContext({
    viewport: SCREEN,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'networkidle' })
  return await page.evaluate(readView, REST)
}

declare global {
  interface Window {
    seen: View & { lastTask: number }
  }
}

/** Runs in the page before anything else. */
function watch() {
  const seen = { firstPaint: 0, largestPaint: 0, blocked: 0, shift: 0, lastTask: 0 }
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
  observe('longtask', (entry) => {
    seen.blocked += entry.duration - 50
    seen.lastTask = entry.startTime + entry.duration
  })
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value
  })
}

/** Runs in the page: returns the measurements when no long task has come for `rest` milliseconds. */
async function readView(rest: number): Promise<View> {
  while (performance.now() - window.seen.lastTask < rest)
    await new Promise((resolve) => setTimeout(resolve, rest / 5))
  const { firstPaint, largestPaint, blocked, shift } = window.seen
  return { firstPaint, largestPaint, blocked, shift }
}

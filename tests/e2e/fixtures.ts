/**
 * Fixtures of the site's browser tests. A test fails on a page error, an unexpected console error, a failed hydration
 * or a request to an origin outside the stack.
 */
import {
  type APIRequestContext,
  test as base,
  type BrowserContext,
  expect,
  type Frame,
  type Page,
} from '@playwright/test'
import { PAGE_PATHS } from '../helpers/paths.ts'
import { stack } from '../helpers/stack.ts'

type Watch = {
  /** Ignores errors and requests that match the pattern, for a test that provokes them. */
  allowProblems(pattern: RegExp): void
}

export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const problems: string[] = []
      const allowed: RegExp[] = []
      const origins = new Set([baseURL ?? stack.siteUrl, stack.lakeUrl, stack.emailManagerUrl])
      page.on('pageerror', (error) => problems.push(`page error: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error' || /was rendered again/.test(message.text()))
          problems.push(`console error: ${message.text()}`)
      })
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (protocol !== 'data:' && !origins.has(origin))
          problems.push(`request to ${request.url()}`)
      })
      await use({ allowProblems: (pattern) => allowed.push(pattern) })
      const unexpected = problems.filter((text) => !allowed.some((pattern) => pattern.test(text)))
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
})

/** Returns the addresses of the PDFs that pages link to. */
export async function linkedPdfs(request: APIRequestContext): Promise<ReadonlySet<string>> {
  const hrefs = new Set<string>()
  for (const path of PAGE_PATHS) {
    const html = await (await request.get(path)).text()
    for (const [, href = ''] of html.matchAll(/ href="([^"]+\.pdf)"/g)) hrefs.add(href)
  }
  return hrefs
}

/** Matches the requests in which a page reads its content from the lake. */
export const LAKE_QUERIES = new RegExp(`^${stack.lakeUrl}/.*/data/query/`)

/**
 * Opens a path and waits until its page has been hydrated and has revalidated its content.
 *
 * @returns the response of the lake
 */
export async function openHydrated(page: Page, path: string) {
  // The previous page may send a query just before this page replaces it; that query gets no response.
  let isReplaced = false
  const onNavigated = (frame: Frame) => (isReplaced ||= frame === page.mainFrame())
  page.on('framenavigated', onNavigated)
  // Listens before the page is opened, because the page may send its query before `goto` returns.
  const query = page.waitForRequest((request) => isReplaced && LAKE_QUERIES.test(request.url()))
  await page.goto(path)
  const response = await (await query).response()
  page.off('framenavigated', onNavigated)
  if (!response) throw new Error(`The lake did not answer the query of ${path}.`)
  await response.finished()
  await waitForApp(page)
  return response
}

/** Opens a path with Save-Data on, so that the app loads only when the visitor acts. Waits for network idle. */
export async function openWithSaveData(page: Page, path: string): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

/** Waits until the app has started and has turned off the browser's scroll restoration. */
export async function waitForApp(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
}

/** Returns an array that collects the paths of the scripts that the page requests later. */
export function recordScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.push(pathname)
  })
  return scripts
}

/** Opens a page with its script files blocked. JavaScript is on, because the page would show `<noscript>` otherwise. */
export async function openPrerendered(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(path)
  return page
}

export async function pageText(page: Page): Promise<string> {
  return await page.evaluate(() => document.body.innerText)
}

export { expect }

/**
 * Fixtures of the Studio's tests. A test fails on a page error, a console error, an error toast or a request to an
 * origin outside the stack.
 */
import {
  test as base,
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { stack } from '../../helpers/stack.ts'

type Watch = {
  /** Ignores problems that match the pattern, for a test that provokes them. */
  allowProblems(pattern: RegExp): void
  /** Watches another page too, such as a second editor's. */
  alsoWatch(page: Page): Promise<void>
}

type Fixtures = {
  watch: Watch
  studio: Studio
  /** Opens an empty page in a separate browser, for another editor's Studio. */
  newColleague: () => Promise<Studio>
  /** The Studio's address. */
  studioUrl: string
  /** The address of the Studio's lake, which responds on every `*.localhost` name. */
  lakeUrl: string
}

type WorkerFixtures = {
  /**
   * The editor's browser. Tests share it to reuse the Studio's compiled code, but each test clears cookies and stored
   * data.
   */
  editorsBrowser: BrowserContext
  /** The browser of another editor. */
  colleaguesBrowser: BrowserContext
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  editorsBrowser: [async ({ browser }, use) => await useContext(browser, use), { scope: 'worker' }],
  colleaguesBrowser: [
    async ({ browser }, use) => await useContext(browser, use),
    { scope: 'worker' },
  ],

  page: async ({ editorsBrowser, studioUrl }, use) => {
    const page = await editorsBrowser.newPage()
    await use(page)
    await resetContext(editorsBrowser, studioUrl)
  },

  studioUrl: [stack.studioUrl, { option: true }],
  lakeUrl: [stack.lakeUrl, { option: true }],

  watch: [
    async ({ page, studioUrl, lakeUrl }, use) => {
      const problems: string[] = []
      const allowed: RegExp[] = []
      const watch: Watch = {
        allowProblems: (pattern) => allowed.push(pattern),
        alsoWatch: (another) => watchPage(another, { studioUrl, lakeUrl }, problems),
      }
      await watch.alsoWatch(page)
      await use(watch)
      expect(problems.filter((text) => !allowed.some((each) => each.test(text)))).toEqual([])
    },
    { auto: true },
  ],

  studio: async ({ page, studioUrl }, use) => {
    await use(new Studio(page, studioUrl))
  },

  newColleague: async ({ colleaguesBrowser, studioUrl, watch }, use) => {
    await use(async () => {
      const page = await colleaguesBrowser.newPage()
      await watch.alsoWatch(page)
      return new Studio(page, studioUrl)
    })
    await resetContext(colleaguesBrowser, studioUrl)
  },
})

async function useContext(
  browser: Browser,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await use(context)
  await context.close()
}

/** Closes the pages that a test has opened, and clears the data that the Studio keeps in the browser. */
async function resetContext(context: BrowserContext, studioUrl: string): Promise<void> {
  await context.setOffline(false)
  await context.unrouteAll()
  for (const page of context.pages()) await page.close()
  await context.clearCookies()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  for (const origin of [studioUrl, stack.siteUrl])
    await session.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'local_storage,indexeddb,service_workers',
    })
  await page.close()
}

async function watchPage(
  page: Page,
  { studioUrl, lakeUrl }: { studioUrl: string; lakeUrl: string },
  problems: string[],
): Promise<void> {
  const origins = new Set([studioUrl, lakeUrl, stack.siteUrl, stack.emailManagerUrl])
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console error: ${message.text()}`)
  })
  const checkOrigin = (address: string) => {
    const url = new URL(address)
    if (['data:', 'blob:', 'about:'].includes(url.protocol)) return
    url.hostname = url.hostname.replace(/^.+\.localhost$/, 'localhost')
    if (!origins.has(url.origin.replace(/^ws:/, 'http:'))) problems.push(`request to ${address}`)
  }
  page.on('request', (request) => checkOrigin(request.url()))
  page.on('websocket', (socket) => checkOrigin(socket.url()))
  await page.exposeFunction('reportErrorToast', (text: string) =>
    problems.push(`error toast: ${text}`),
  )
  await page.addInitScript(reportErrorToasts)
}

/** Runs in the page: reports each error toast, even a toast that disappears at once. */
function reportErrorToasts(): void {
  new MutationObserver((records) => {
    for (const node of records.flatMap((record) => [...record.addedNodes])) {
      if (!(node instanceof Element)) continue
      const toast = node.closest('[data-ui="Toast"]') ?? node.querySelector('[data-ui="Toast"]')
      const report: unknown = Reflect.get(window, 'reportErrorToast')
      if (toast?.getAttribute('data-tone') === 'critical' && typeof report === 'function')
        report(toast.textContent)
    }
  }).observe(document, { childList: true, subtree: true })
}

/** What an editor does in the Studio. Finds elements by role and visible text. */
export class Studio {
  readonly page: Page
  readonly url: string

  constructor(page: Page, url: string) {
    this.page = page
    this.url = url
  }

  /**
   * Opens the desk (the Studio's navigation), then clicks an entry in each list that opens.
   *
   * @param names the beginning of the name of each entry, like `'Ports', 'Mumbai'`
   */
  async open(...names: string[]): Promise<void> {
    await this.page.goto(`${this.url}/structure`)
    for (const name of names)
      await this.page
        .getByRole('link', { name: startingWith(name) })
        .last()
        .click()
  }

  /** Chooses the editor's name in this browser. Call this before you open the Studio. */
  async chooseName(name: string): Promise<void> {
    await this.page.goto(`${stack.lakeUrl}/who`)
    await this.page.getByRole('textbox', { name: 'Your name' }).fill(name)
    await this.page.getByRole('button', { name: 'Continue' }).click()
    await expect(this.page.getByRole('button', { name: `${name} You` })).toBeVisible()
  }

  /** Opens a document at its address in the Studio and waits until it can be edited. */
  async openDocument(type: string, id: string): Promise<void> {
    await this.page.goto(`${this.url}/intent/edit/id=${id};type=${type}/`)
    await this.untilEditable()
  }

  /** Waits until the document that is open can be edited. */
  async untilEditable(): Promise<void> {
    await expect(this.publishButton).toBeVisible()
    await expect(this.page.getByRole('textbox').last()).toBeEditable()
  }

  /** Returns the text field with this label. */
  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true })
  }

  /** Waits until the lake has acknowledged what was typed. */
  async untilSaved(): Promise<void> {
    await expect(this.page.getByText('Saved', { exact: true })).toBeVisible()
  }

  get publishButton(): Locator {
    return this.page.getByRole('button', { name: 'Publish', exact: true })
  }

  /** Publishes the open document, confirms if that changes several pages, and waits until it is published. */
  async publish(): Promise<void> {
    const toast = this.page.getByRole('alert').filter({ hasText: 'was published' })
    // Waits for an earlier toast to disappear, so that it is not mistaken for the new one.
    await expect(toast).toBeHidden()
    await this.publishButton.click()
    const everywhere = this.page.getByRole('button', { name: 'Publish everywhere' })
    await expect(toast.or(everywhere)).toBeVisible()
    if (await everywhere.isVisible()) await everywhere.click()
    await expect(toast).toBeVisible()
    await expect(this.publishButton).toBeDisabled()
  }
}

function startingWith(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}`)
}

export { expect }

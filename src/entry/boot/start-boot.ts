import { report } from '../../reporting/report.ts'
import { reloadPage } from '../reload-page.ts'
import { createAppLoader } from './app-loader.ts'
import { listenToClicks } from './clicks.ts'
import { IST_OFFSET } from '../../text/dates.ts'
import { createDeferredSubmits } from './deferred-submits.ts'
import { draftForms, saveDrafts, restoreDrafts } from './stored-forms.ts'
import { autoCloseMenus } from './menus.ts'
import { showOutcome } from './not-sent.ts'
import { removeNotices, showEmailLinkNotice } from './notices.ts'

declare global {
  /** Only Chromium has `connection`, so TypeScript's DOM library lacks it. */
  interface Navigator {
    connection?: { saveData: boolean; effectiveType: string }
  }
}

/** Callbacks that the app calls. */
export type AppHooks = {
  /** All code is loaded, and the app renders next: the boot script must remove the elements that it has added. */
  onStart: () => void
  /** The app has crashed, and the prerendered page, if any, has been restored. */
  onCrash: (error: unknown) => void
}

const ACTION_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/** Links within the site, and controls that need the app. */
const NEEDS_APP = 'a[href^="/"]:not([download],[target]), button:not([data-do]), summary, form'

/** Milliseconds after which a page that is never idle counts as idle. */
const IDLE_TIMEOUT = 1_000

/** Maximum milliseconds that the boot script waits for the page and its fonts to load. */
const LOAD_TIMEOUT = 5_000

/**
 * Loads the app when the page is loaded and idle (unless the browser saves data), or sooner when the visitor uses
 * something that needs the app. After a failure, the script tries again when the network is back, when a form is
 * submitted and when the visitor presses “Try again”.
 *
 * @param canRun whether this browser has what the app needs
 * @param isPrerendered whether the page shows its content without the app
 * @param startApp loads and starts the app; receives the number of the attempt, 0 for the first
 */
export function startBoot(
  canRun: boolean,
  isPrerendered: boolean,
  startApp: (hooks: AppHooks, attempt: number) => Promise<void>,
): void {
  let isAppRunning = false
  let isRequested = false
  const loader = createAppLoader(start, canRun, onFailure)
  const deferredSubmits = createDeferredSubmits(loader, canRun, () => isAppRunning)

  function start(attempt: number) {
    isRequested = true
    return startApp({ onStart, onCrash }, attempt)
  }

  function onStart() {
    isAppRunning = true
    saveDrafts()
    removeNotices()
  }

  function onFailure(error: unknown) {
    console.error('The app is not running.', error)
    report('app-failed', /* #__PURE__ */ String(error))
    isAppRunning = false
    restoreDrafts()
    showEmailLinkNotice(canRun ? () => void tryAgain() : null)
  }

  function onCrash(error: unknown) {
    loader.stop()
    onFailure(error)
    for (const form of draftForms()) showOutcome(form)
    deferredSubmits.transferToRestoredPage()
  }

  async function tryAgain() {
    if (!loader.isLoading() && (await loader.load())) return
    if (!(await reloadPage())) showEmailLinkNotice(() => void tryAgain())
  }

  function loadOnAction({ target }: Event) {
    if (!isRequested && target instanceof Element && target.closest(NEEDS_APP)) void loader.load()
  }

  /** Called again when the page becomes visible, perhaps after midnight, and before it is printed. */
  function refreshDate() {
    if (!isAppRunning) showToday()
  }

  function onIdle() {
    refreshDate()
    addEventListener('visibilitychange', refreshDate)
    addEventListener('beforeprint', refreshDate)
    addEventListener('hashchange', openTargetDetails)
    openTargetDetails()
    if (!savesData()) void loader.load()
  }

  // The attribute is only for browsers without scripts (`src/ui/form-without-app.ts`).
  for (const form of document.forms) form.removeAttribute('action')
  listenToClicks()
  autoCloseMenus()
  addEventListener('pagehide', () => isAppRunning || saveDrafts())
  deferredSubmits.repeatSubmitAfterReload()
  if (!canRun) return onFailure('This browser is too old.')

  addEventListener('pageshow', ({ persisted }) => {
    // Safari aborts the load of the app when the visitor leaves the page, and does not resume it on Back.
    if (persisted && isRequested && !isAppRunning) void tryAgain()
  })
  addEventListener('online', () => isRequested && void loader.load())
  for (const type of ACTION_EVENTS) addEventListener(type, loadOnAction)
  // Load the app at once on a page that was not prerendered, or that acts on a link from a mail.
  if (!isPrerendered || document.querySelector('[data-not-done]')) void loader.load()
  void whenLoaded().then(() =>
    // Safari has no requestIdleCallback.
    (window.requestIdleCallback || setTimeout)(onIdle, { timeout: IDLE_TIMEOUT }),
  )
}

/** Resolves when the page and its fonts are loaded, or after the timeout. Each font that loads causes a layout. */
function whenLoaded(): Promise<unknown> {
  const loaded = new Promise((resolve) =>
    document.readyState === 'complete' ? resolve(0) : addEventListener('load', resolve),
  )
  return Promise.race([
    Promise.all([loaded, document.fonts.ready]),
    new Promise((resolve) => setTimeout(resolve, LOAD_TIMEOUT)),
  ])
}

/** Whether the visitor asks to save data, or has a 2G connection (https://wicg.github.io/netinfo/). */
function savesData(): boolean {
  const { connection } = navigator
  return !!connection && (connection.saveData || /2g/.test(connection.effectiveType))
}

/** Opens the `details` whose id is in the URL's hash: browsers open only its ancestors. */
function openTargetDetails(): void {
  const target = document.querySelector<HTMLDetailsElement>('details:target')
  if (target) target.open = true
}

/**
 * Sets the date “Copy made” (`src/features/documents/parts/sheet.tsx`) to today in India. The month names are in
 * `data-today`: `Intl` would take 60 ms on a slow phone, and names in this script would be part of every page.
 */
function showToday(): void {
  const date = new Date(Date.now() + IST_OFFSET)
  for (const element of document.querySelectorAll<HTMLElement>('[data-today]'))
    element.textContent = [
      date.getUTCDate(),
      String(element.dataset['today']).split(' ')[date.getUTCMonth()],
      date.getUTCFullYear(),
    ].join(' ')
}

import { report } from '../../reporting/report.ts'
import { reloadPage } from '../reload-page.ts'
import { createAppLoader } from './app-loader.ts'
import { listenToClicks } from './clicks.ts'
import { IST_OFFSET } from '../../text/dates.ts'
import { createFormKeeper } from './form-keeper.ts'
import { draftForms, keepDrafts, restoreDrafts } from './kept-forms.ts'
import { dismissMenus } from './menus.ts'
import { showOutcome } from './not-sent.ts'
import { removeAllAdded, showUnsentLink } from './notices.ts'

declare global {
  /** Only Chromium has it, so TypeScript's DOM library lacks it. */
  interface Navigator {
    connection?: { saveData: boolean; effectiveType: string }
  }
}

/** Called by the app. */
export type AppHooks = {
  /** All code is loaded and hydration is next: additions to the prerendered page must be removed. */
  onStart: () => void
  /** The app has crashed, and the prerendered page has been restored. */
  onCrash: (error: unknown) => void
}

const ACTIONS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/** Links within the site, and controls that need the app. */
const NEEDS_APP = 'a[href^="/"]:not([download],[target]), button:not([data-do]), summary, form'

/** Milliseconds after which a page that is never idle counts as idle. */
const IDLE_TIMEOUT = 1_000

/** Maximum milliseconds that the app waits for the page and its fonts to load. */
const FONTS_TIMEOUT = 5_000

/**
 * Loads the app when the page is loaded and idle, or sooner when the visitor uses something that needs it. If the
 * browser saves data, the app is loaded only by such use. After a failure, the script tries again when the network is
 * back, when a form is submitted and when the visitor presses “Try again”.
 *
 * @param canRun whether this browser has what the app needs
 * @param isPrerendered whether the page shows its content without the app
 * @param startApp loads and starts the app; gets the number of the attempt, 0 for the first
 */
export function startBoot(
  canRun: boolean,
  isPrerendered: boolean,
  startApp: (hooks: AppHooks, attempt: number) => Promise<void>,
): void {
  let isAppHere = false
  let isAppWanted = false
  const loader = createAppLoader(start, canRun, onFailure)
  const forms = createFormKeeper(loader, canRun, () => isAppHere)

  function start(attempt: number) {
    isAppWanted = true
    return startApp({ onStart, onCrash }, attempt)
  }

  function onStart() {
    isAppHere = true
    keepDrafts()
    removeAllAdded()
  }

  function onFailure(error: unknown) {
    console.error('The app could not be started.', error)
    report('app-failed', /* #__PURE__ */ String(error))
    isAppHere = false
    restoreDrafts()
    showUnsentLink(canRun ? () => void tryAgain() : null)
  }

  function onCrash(error: unknown) {
    loader.stop()
    onFailure(error)
    for (const form of draftForms()) showOutcome(form)
    forms.holdAgain()
  }

  async function tryAgain() {
    if (!loader.isLoading() && (await loader.load())) return
    if (!(await reloadPage())) showUnsentLink(() => void tryAgain())
  }

  function act({ target }: Event) {
    if (!isAppWanted && target instanceof Element && target.closest(NEEDS_APP)) void loader.load()
  }

  /** Called again when the page becomes visible, perhaps after midnight, and before it is printed. */
  function refreshDate() {
    if (!isAppHere) showToday()
  }

  function begin() {
    refreshDate()
    addEventListener('visibilitychange', refreshDate)
    addEventListener('beforeprint', refreshDate)
    addEventListener('hashchange', openTarget)
    openTarget()
    if (!savesData()) void loader.load()
  }

  // The attribute is only for browsers without scripts (`src/ui/form-without-app.ts`).
  for (const form of document.forms) form.removeAttribute('action')
  listenToClicks()
  dismissMenus()
  addEventListener('pagehide', () => isAppHere || keepDrafts())
  forms.submitFromBeforeReload()
  if (!canRun) return onFailure('This browser is too old.')

  addEventListener('pageshow', ({ persisted }) => {
    // Safari aborts loading when the visitor leaves the page, and does not resume it on Back.
    if (persisted && isAppWanted && !isAppHere) void tryAgain()
  })
  addEventListener('online', () => isAppWanted && void loader.load())
  for (const type of ACTIONS) addEventListener(type, act)
  // Load the app at once on a page that was not prerendered, or that acts on a link from a mail.
  if (!isPrerendered || document.querySelector('[data-unsent]')) void loader.load()
  void whenLoaded().then(() =>
    // Safari has no requestIdleCallback.
    (window.requestIdleCallback || setTimeout)(begin, { timeout: IDLE_TIMEOUT }),
  )
}

/** Waits for fonts too, because each font causes a layout of the page, but not for a request that hangs. */
function whenLoaded(): Promise<unknown> {
  const loaded = new Promise((resolve) =>
    document.readyState === 'complete' ? resolve(0) : addEventListener('load', resolve),
  )
  return Promise.race([
    Promise.all([loaded, document.fonts.ready]),
    new Promise((resolve) => setTimeout(resolve, FONTS_TIMEOUT)),
  ])
}

/** Whether the visitor asks to save data, or has a 2G connection (https://wicg.github.io/netinfo/). */
function savesData(): boolean {
  const { connection } = navigator
  return !!connection && (connection.saveData || /2g/.test(connection.effectiveType))
}

/** Opens the `details` that the anchor in the URL names: browsers open only its ancestors. */
function openTarget(): void {
  const target = document.querySelector<HTMLDetailsElement>('details:target')
  if (target) target.open = true
}

/**
 * Replaces the build date with today's date in India. The names of the months are in `data-today`: `Intl` would take
 * 60 ms on a slow phone, and names in this script would be part of every page.
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

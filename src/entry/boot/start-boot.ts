import { type PageSource } from '../page-source.ts'
import { report } from '../../reporting/report.ts'
import { reloadPage } from '../reload-page.ts'
import { createAppLoader } from './app-loader.ts'
import { listenToClicks } from './clicks.ts'
import { showToday } from './dates.ts'
import { createFormKeeper } from './form-keeper.ts'
import { keepDrafts, restoreDrafts } from './kept-forms.ts'
import { askLake, isNews } from './news.ts'
import { removeAllAdded } from './notices.ts'
import { showUnsentLink } from './unsent-link.ts'

/** What boot script and app tell each other. */
export type AppHooks = {
  /** All code is loaded and the page is taken over next: it must be restored to its prerendered state. */
  onStart: () => void
  /** The app has crashed, and the prerendered page has been restored. */
  onCrash: (error: unknown) => void
  /** The lake's answer to the page's query, which is asked once a view; null in a document that was not prerendered. */
  news: (() => Promise<unknown>) | null
}

const ACTIONS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/** Links to pages of the site, and controls that do nothing or less without the app. */
const NEEDS_APP = 'a[href^="/"]:not([download],[target]), button:not([data-do]), summary, form'

/** Milliseconds after which a page that is never idle counts as idle. */
const IDLE_TIMEOUT = 1_000

/** Milliseconds after which typefaces that have not come are waited for no longer. */
const TYPEFACES_TIMEOUT = 5_000

/** Milliseconds for which an answer of the lake is not asked for again. */
const FRESH_FOR = 10_000

/**
 * Keeps the page current and loads the app when it is needed: when the visitor turns to something that needs
 * it, sees a form, or the lake has other content than the page. After a failure it tries again when the
 * network is back, when a form is submitted and when the visitor asks.
 *
 * @param canRun whether this browser has what the app needs
 * @param source of a prerendered page; without one there is nothing to see before the app is there
 * @param startApp loads and starts the app; gets the number of the attempt, 0 for the first
 */
export function startBoot(
  canRun: boolean,
  source: PageSource | null,
  startApp: (hooks: AppHooks, attempt: number) => Promise<void>,
): void {
  let isAppHere = false
  let isAppWanted = false
  let asked: Promise<unknown> | undefined
  let askedAt = 0
  const news =
    source &&
    (() => {
      askedAt = Date.now()
      asked = asked || askLake(source)
      return asked
    })
  const loader = createAppLoader(start, canRun, onFailure)
  const forms = createFormKeeper(loader, canRun, () => isAppHere)

  function start(attempt: number) {
    isAppWanted = true
    return startApp({ onStart, onCrash, news }, attempt)
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
    forms.holdAgain()
  }

  async function tryAgain() {
    if (!loader.isLoading() && (await loader.load())) return
    if (!(await reloadPage())) showUnsentLink(() => void tryAgain())
  }

  const load = () => void loader.load()

  function act({ target }: Event) {
    if (!isAppWanted && target instanceof Element && target.closest(NEEDS_APP)) load()
  }

  /** Looks for news while the app, which does so itself, is not here. */
  async function look() {
    if (!source || !news || isAppHere || document.hidden || Date.now() - askedAt < FRESH_FOR) return
    asked = undefined
    try {
      if (isNews(await news(), source)) load()
    } catch (error) {
      asked = undefined
      if (!isAppHere) console.warn('The content lake can not be read.', error)
    }
  }

  /** Also after midnight, and before the page is printed. */
  function refresh() {
    if (!isAppHere) showToday()
    void look()
  }

  function begin() {
    if (!source) {
      load()
      return
    }
    refresh()
    addEventListener('visibilitychange', refresh)
    addEventListener('hashchange', openTarget)
    openTarget()
    addEventListener('beforeprint', refresh)
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load()
    })
    for (const form of document.forms) seen.observe(form)
  }

  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback || ((callback: () => void) => setTimeout(callback))

  listenToClicks()
  addEventListener('pagehide', () => isAppHere || keepDrafts())
  forms.submitFromBeforeReload()
  if (!canRun) return onFailure('This browser is too old.')

  addEventListener('pageshow', ({ persisted }) => {
    // Safari aborts the loading of a page that is left, and does not resume it on Back.
    if (persisted && isAppWanted && !isAppHere) void tryAgain()
  })
  addEventListener('online', () => isAppWanted && void loader.load())
  for (const type of ACTIONS) addEventListener(type, act)
  // A page that acts on a link from a mail.
  if (document.querySelector('[data-unsent]')) load()
  // Not while typefaces come: a phone lays out the page anew for each, and would do what is begun here in between.
  const waitedEnough = new Promise((resolve) => setTimeout(resolve, TYPEFACES_TIMEOUT))
  void Promise.race([document.fonts.ready, waitedEnough]).then(() =>
    whenIdle(begin, { timeout: IDLE_TIMEOUT }),
  )
}

/** Opens what the address leads to: browsers open only what is around it. */
function openTarget(): void {
  const target = document.querySelector<HTMLDetailsElement>('details:target')
  if (target) target.open = true
}

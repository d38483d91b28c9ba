import { reloadPage } from '../reload-page.ts'
import { createAppLoader } from './app-loader.ts'
import { removeAllAdded } from './elements.ts'
import { createFormKeeper } from './form-keeper.ts'
import { keepDrafts, restoreDrafts } from './kept-forms.ts'
import { showUnsentLink } from './unsent-link.ts'

/** What the app tells the boot script. */
export type AppHooks = {
  /** All code is loaded and hydration starts next: the page must be restored to its prerendered state. */
  onStart: () => void
  /** The app has crashed, and the prerendered page has been restored. */
  onCrash: (error: unknown) => void
}

const FIRST_INTERACTIONS = ['pointerdown', 'pointerover', 'keydown', 'focusin'] as const

/**
 * Loads the app once the page has loaded and the browser is idle, or at the first interaction. After a failure
 * it tries again when the network is back, when a form is submitted and when the visitor asks.
 *
 * @param canRun whether this browser has what the app needs
 * @param startApp loads and starts the app; gets the number of the attempt, 0 for the first
 */
export function startBoot(
  canRun: boolean,
  startApp: (hooks: AppHooks, attempt: number) => Promise<void>,
): void {
  let isAppHere = false
  const loader = createAppLoader(
    (attempt) => startApp({ onStart, onCrash }, attempt),
    canRun,
    onFailure,
  )
  const forms = createFormKeeper(loader, !canRun, () => isAppHere)

  function onStart() {
    isAppHere = true
    keepDrafts()
    removeAllAdded()
  }

  function onFailure(error: unknown) {
    console.error('The app of this page could not be started. The page works without it.', error)
    isAppHere = false
    restoreDrafts()
    showUnsentLink(!canRun, () => void tryAgain())
  }

  function onCrash(error: unknown) {
    loader.stop()
    onFailure(error)
    forms.holdAgain()
  }

  async function tryAgain() {
    if (!loader.isLoading() && (await loader.load())) return
    if (!(await reloadPage())) showUnsentLink(!canRun, () => void tryAgain())
  }

  const load = () => {
    for (const type of FIRST_INTERACTIONS) removeEventListener(type, load)
    void loader.load()
  }
  // Safari has no requestIdleCallback.
  const loadWhenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(load) : setTimeout(load)

  addEventListener('pagehide', () => isAppHere || keepDrafts())
  addEventListener('pageshow', ({ persisted }) => {
    // Safari aborts the loading of a page that is left, and does not resume it on Back.
    if (persisted && canRun && !isAppHere) void tryAgain()
  })
  addEventListener('online', () => void loader.load())
  for (const type of FIRST_INTERACTIONS) addEventListener(type, load, { passive: true })
  if (document.readyState === 'complete') loadWhenIdle()
  else addEventListener('load', loadWhenIdle)
  forms.submitFromBeforeReload()
  if (!canRun) onFailure('The browser is too old for it.')
}

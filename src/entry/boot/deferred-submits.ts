import { reloadPage } from '../reload-page.ts'
import type { AppLoader } from './app-loader.ts'
import { formNamed, nameOf } from './form-fields.ts'
import { takeFormToSubmit, submitAfterReload } from './stored-forms.ts'
import { showNotSent, showSending } from './not-sent.ts'

/** Milliseconds that a submit waits for the app before the visitor gets a notice. */
const TIMEOUT_MS = 8000

export type DeferredSubmits = {
  /** Submits the form that the visitor submitted before the page was reloaded, if any. */
  repeatSubmitAfterReload(): void
  /** After a crash of the app, moves each deferred submit to the same form of the restored page. */
  transferToRestoredPage(): void
}

/**
 * Handles forms that are submitted while the app is not running: the submit is deferred until the app runs. If the app
 * fails to load, the visitor gets a notice.
 *
 * @param canRun whether this browser has what the app needs
 * @param isAppRunning whether the app runs; while it runs, only the app may change the page
 */
export function createDeferredSubmits(
  loader: AppLoader,
  canRun: boolean,
  isAppRunning: () => boolean,
): DeferredSubmits {
  const deferred = deferSubmits((form) => void waitForApp(form, false))
  const timers = new Map<HTMLFormElement, number>()

  /** Waits for the app, which triggers the deferred submit. Shows a notice if the app can't be loaded. */
  async function waitForApp(form: HTMLFormElement, isRetry: boolean) {
    deferred.add(form)
    if (isAppRunning()) return
    const wasLoading = loader.isLoading()
    showSending(form)
    clearTimeout(timers.get(form))
    timers.set(form, window.setTimeout(showNotice, TIMEOUT_MS, form))
    // If a load is still in progress at a retry, it probably hangs, so the retry does not wait for it.
    if (!(isRetry && wasLoading) && (await loader.load())) return
    if (isRetry && (await reloadPage(() => storeForReload(form)))) return
    showNotice(form)
  }

  /** Stores the submit for the page after the reload. Returns false if the app runs or the submit was cancelled. */
  function storeForReload(form: HTMLFormElement): boolean {
    if (isAppRunning() || !deferred.has(form)) return false
    deferred.delete(form)
    submitAfterReload(form)
    return true
  }

  function showNotice(form: HTMLFormElement) {
    clearTimeout(timers.get(form))
    if (isAppRunning() || !deferred.has(form)) return
    showNotSent(
      form,
      canRun ? () => void waitForApp(form, true) : null,
      // If the visitor has called or written, the request must not be sent as well.
      () => void deferred.delete(form),
    )
  }

  return {
    repeatSubmitAfterReload() {
      const form = takeFormToSubmit()
      if (form) void waitForApp(form, false)
    },
    transferToRestoredPage() {
      for (const form of Array.from(deferred)) {
        const restored = formNamed(nameOf(form))
        deferred.delete(form)
        if (restored) void waitForApp(restored, false)
      }
    },
  }
}

/**
 * Defers submits of forms whose component is not hydrated yet: the form is submitted again when the component
 * dispatches the event `formready` (`src/ui/form-without-app.ts`). Without this script, the browser would follow the
 * form's `action`. Components prevent the default of each submit that they handle.
 *
 * @param onDefer called for each deferred submit
 * @returns the forms whose submit is deferred; delete a form to cancel its submit
 */
export function deferSubmits(onDefer: (form: HTMLFormElement) => void): Set<HTMLFormElement> {
  const forms = new Set<HTMLFormElement>()
  addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    forms.add(event.target)
    onDefer(event.target)
  })
  addEventListener('formready', ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return
    let isDeferred = false
    // Compared by name, because the app may have replaced the form element.
    for (const form of forms) if (nameOf(form) === nameOf(target)) isDeferred = forms.delete(form)
    if (isDeferred) submit(target)
  })
  return forms
}

function submit(form: HTMLFormElement) {
  // A click, because Safari before version 16 has no requestSubmit.
  const button = form.querySelector<HTMLElement>('[type="submit"]')
  if (button) button.click()
}

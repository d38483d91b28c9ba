import { reloadPage } from '../reload-page.ts'
import type { AppLoader } from './app-loader.ts'
import { formNamed, nameOf } from './form-fields.ts'
import { formToSubmit, submitAfterReload } from './kept-forms.ts'
import { showNotSent, showSending } from './not-sent.ts'

/** Milliseconds that a submit waits for the app before the visitor gets the notice that it was not sent. */
const TIMEOUT_MS = 8000

export type FormKeeper = {
  /** Submits the form that the visitor submitted before the page was reloaded, if any. */
  submitFromBeforeReload(): void
  /** Transfers deferred submits to the forms of the restored page, after the app has crashed. */
  holdAgain(): void
}

/**
 * Handles forms that are submitted while the app is not running: the submit is deferred until the app runs. If the app
 * fails to load, the visitor gets a notice.
 *
 * @param canRun whether this browser has what the app needs
 * @param isAppHere whether the app runs; then only the app may change the page
 */
export function createFormKeeper(
  loader: AppLoader,
  canRun: boolean,
  isAppHere: () => boolean,
): FormKeeper {
  const held = holdSubmits((form) => void send(form, false))
  const timers = new Map<HTMLFormElement, number>()

  /** Waits for the app, which triggers the deferred submit. Shows a notice if the app can't be loaded. */
  async function send(form: HTMLFormElement, mayReload: boolean) {
    held.add(form)
    if (isAppHere()) return
    const isUnderWay = loader.isLoading()
    showSending(form)
    clearTimeout(timers.get(form))
    timers.set(form, window.setTimeout(showNotice, TIMEOUT_MS, form))
    // A load in progress has already timed out, so reload instead of waiting for it again.
    if (!(mayReload && isUnderWay) && (await loader.load())) return
    if (mayReload && (await reloadPage(() => handOver(form)))) return
    showNotice(form)
  }

  /** Passes the submit on to the page after the reload, unless the app has handled it meanwhile. */
  function handOver(form: HTMLFormElement): boolean {
    if (isAppHere() || !held.has(form)) return false
    held.delete(form)
    submitAfterReload(form)
    return true
  }

  function showNotice(form: HTMLFormElement) {
    clearTimeout(timers.get(form))
    if (isAppHere() || !held.has(form)) return
    showNotSent(
      form,
      canRun ? () => void send(form, true) : null,
      // If the visitor has called or written, the request must not be sent as well.
      () => void held.delete(form),
    )
  }

  return {
    submitFromBeforeReload() {
      const form = formToSubmit()
      if (form) void send(form, false)
    },
    holdAgain() {
      for (const form of Array.from(held)) {
        const now = formNamed(nameOf(form))
        held.delete(form)
        if (now) void send(now, false)
      }
    },
  }
}

/**
 * Defers submits of forms whose component is not hydrated yet: the form is submitted again when the component
 * dispatches the event `formready` (`src/ui/form-without-app.ts`). Without this script the browser would follow the
 * form's `action`. Components prevent the default of each submit that they handle.
 *
 * @param onHold called for each deferred submit
 * @returns the forms whose submit is deferred; delete a form to cancel its submit
 */
export function holdSubmits(onHold: (form: HTMLFormElement) => void): Set<HTMLFormElement> {
  const held = new Set<HTMLFormElement>()
  addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    held.add(event.target)
    onHold(event.target)
  })
  addEventListener('formready', ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return
    let isHeld = false
    // Compared by name, because the app may have replaced the form element.
    for (const form of held) if (nameOf(form) === nameOf(target)) isHeld = held.delete(form)
    if (isHeld) submit(target)
  })
  return held
}

function submit(form: HTMLFormElement) {
  // A click, because Safari before version 16 has no requestSubmit.
  const button = form.querySelector<HTMLElement>('[type="submit"]')
  if (button) button.click()
}

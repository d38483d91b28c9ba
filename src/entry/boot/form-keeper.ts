import { reloadPage } from '../reload-page.ts'
import type { AppLoader } from './app-loader.ts'
import { readDesk } from './desk.ts'
import { holdSubmits } from './held-submits.ts'
import { formToSubmit, submitAfterReload } from './kept-forms.ts'
import { showNotSent, showSending } from './not-sent.ts'

/** Milliseconds after which a visitor who has submitted a form is told that it was not sent. */
const TELL_AFTER = 8000

export type FormKeeper = {
  /** Submits the form that the visitor asked for before the page was loaded anew, if any. */
  submitFromBeforeReload(): void
  /** Goes on with submits whose forms were replaced, after the app has crashed. */
  holdAgain(): void
}

/**
 * Sees to forms that are submitted while the app is not there: their submit is held until it is, and
 * the visitor is told when it does not come.
 *
 * @param isAppHere whether the page is the app's, and nothing may be put into it
 */
export function createFormKeeper(
  loader: AppLoader,
  isBrowserTooOld: boolean,
  isAppHere: () => boolean,
): FormKeeper {
  const held = holdSubmits((form) => void send(form, false))
  const timers = new Map<HTMLFormElement, number>()

  /** Waits for the app, which submits the held form by itself, and tells the visitor if it does not come. */
  async function send(form: HTMLFormElement, mayReload: boolean) {
    held.hold(form)
    if (isAppHere()) return
    const isUnderWay = loader.isLoading()
    showSending(form)
    clearTimeout(timers.get(form))
    timers.set(form, window.setTimeout(tell, TELL_AFTER, form))
    // A load that hangs is not waited for again.
    if (!(mayReload && isUnderWay) && (await loader.load())) return
    if (mayReload && (await reloadPage(() => handOver(form)))) return
    tell(form)
  }

  /** Leaves the submit to the page after the reload, unless the app has come and taken it meanwhile. */
  function handOver(form: HTMLFormElement): boolean {
    if (isAppHere() || !held.has(form)) return false
    held.release(form)
    submitAfterReload(form)
    return true
  }

  function tell(form: HTMLFormElement) {
    clearTimeout(timers.get(form))
    if (isAppHere() || !held.has(form)) return
    showNotSent(form, {
      desk: readDesk(),
      isBrowserTooOld,
      onTryAgain: () => void send(form, true),
      // Who has taken another way does not want it sent twice.
      onOtherWay: () => held.release(form),
    })
  }

  return {
    submitFromBeforeReload() {
      const form = formToSubmit()
      if (form !== null) void send(form, false)
    },
    holdAgain() {
      for (const form of held.forms()) {
        const name = form.getAttribute('name')
        const now = Array.from(document.forms).find((other) => other.getAttribute('name') === name)
        held.release(form)
        if (now) void send(now, false)
      }
    },
  }
}

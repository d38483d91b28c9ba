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
export function createFormKeeper(loader: AppLoader, isAppHere: () => boolean): FormKeeper {
  const held = holdSubmits(onHold)
  const timers = new Map<HTMLFormElement, number>()

  function onHold(form: HTMLFormElement) {
    if (isAppHere()) return
    showSending(form)
    clearTimeout(timers.get(form))
    timers.set(form, window.setTimeout(tell, TELL_AFTER, form))
    void loader.load().then((isRunning) => isRunning || tell(form))
  }

  function tell(form: HTMLFormElement) {
    clearTimeout(timers.get(form))
    if (isAppHere() || !held.has(form)) return
    showNotSent(form, {
      desk: readDesk(),
      isBrowserTooOld: !loader.canRun(),
      onTryAgain: () => void tryAgain(form),
      // Who has taken another way does not want it sent twice.
      onOtherWay: () => held.release(form),
    })
  }

  async function tryAgain(form: HTMLFormElement) {
    const isWaiting = loader.isLoading()
    held.hold(form)
    if (!isWaiting && (await loader.load())) return
    const answers = await reloadPage(() => {
      // The app may have come meanwhile, and submitted the form.
      if (isAppHere() || !held.has(form)) return false
      held.release(form)
      submitAfterReload(form)
      return true
    })
    if (!answers) tell(form)
  }

  return {
    submitFromBeforeReload() {
      const form = formToSubmit()
      if (form !== null) held.hold(form)
    },
    holdAgain() {
      for (const form of held.forms()) {
        const name = form.getAttribute('name')
        const now = [...document.forms].find((other) => other.getAttribute('name') === name)
        held.release(form)
        if (now) held.hold(now)
      }
    },
  }
}

/**
 * Forms that visitors submit before the page's code is here (DESIGN "Native first"). `boot.ts` keeps
 * the submit, and the form's component does it once it is there (`use-early-submit.ts`). Forms have
 * `method="dialog"`, so that until then the browser sends nothing and puts nothing into the address.
 */
const early = new WeakSet<EventTarget>()

/** From now on remembers each submit that no component has handled, for such has prevented its default. */
export function rememberEarlySubmits(): void {
  addEventListener('submit', (event) => {
    if (event.defaultPrevented || event.target === null) return
    event.preventDefault()
    early.add(event.target)
  })
}

/** Whether a form was submitted before its component was there; true once. */
export function takeEarlySubmit(form: HTMLFormElement): boolean {
  return early.delete(form)
}

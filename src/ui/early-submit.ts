/**
 * Forms that visitors submit before the page's code is here (DESIGN "Native first"). `boot.ts` keeps
 * the submit, and does it once the form's component says that it is there (`use-early-submit.ts`).
 * Such forms have `method="dialog"`: until then the browser sends nothing and puts nothing into the
 * address.
 */

/** Keeps each submit that no component has handled, for a component prevents its default. */
export function keepEarlySubmits(): void {
  const early = new WeakSet<EventTarget>()
  addEventListener('submit', (event) => {
    if (event.defaultPrevented || event.target === null) return
    event.preventDefault()
    early.add(event.target)
  })
  addEventListener('formready', ({ target }) => {
    if (target instanceof HTMLFormElement && early.delete(target)) target.requestSubmit()
  })
}

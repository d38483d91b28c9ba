/**
 * Defers submits of forms whose component is not hydrated yet: the form is submitted again when the component
 * dispatches the event `formready` (`src/ui/use-early-submit.ts`). Without this script the browser would
 * follow the form's `action`.
 */
export type HeldSubmits = {
  has(form: HTMLFormElement): boolean
  forms(): HTMLFormElement[]
  /** Defers a submit that was not an event of this page, such as one from before a reload. */
  hold(form: HTMLFormElement): void
  /** Cancels the deferred submit of a form. */
  release(form: HTMLFormElement): void
}

/**
 * Defers each submit that no component has handled; components prevent its default.
 *
 * @param onHold called for each deferred submit
 */
export function holdSubmits(onHold: (form: HTMLFormElement) => void): HeldSubmits {
  const held = new Set<HTMLFormElement>()
  addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    held.add(event.target)
    onHold(event.target)
  })
  addEventListener('formready', ({ target }) => {
    if (target instanceof HTMLFormElement && held.delete(target)) submit(target)
  })
  return {
    has: (form) => held.has(form),
    forms: () => [...held],
    hold: (form) => void held.add(form),
    release: (form) => void held.delete(form),
  }
}

function submit(form: HTMLFormElement) {
  // A click, since Safari before 16 has no requestSubmit.
  form.querySelector<HTMLElement>('[type="submit"]')?.click()
}

/**
 * Forms that visitors submit before their component is there: the submit is held, and done once the
 * component says so by the event `formready` (`src/ui/use-early-submit.ts`). Without this script the
 * browser does what the form's `action` says.
 */
export type HeldSubmits = {
  has(form: HTMLFormElement): boolean
  forms(): HTMLFormElement[]
  /** Holds a submit that the visitor has asked for in another way. */
  hold(form: HTMLFormElement): void
  /** Does not submit the form any more when its component comes. */
  release(form: HTMLFormElement): void
}

/**
 * Holds each submit that no component has handled, for a component prevents its default.
 *
 * @param onHold told of each submit held
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

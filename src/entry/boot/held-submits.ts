import { nameOf } from './form-fields.ts'

/**
 * Defers submits of forms whose component is not there yet: the form is submitted again when the component
 * dispatches the event `formready` (`src/ui/use-early-submit.ts`). Without this script the browser would
 * follow the form's `action`. Components prevent the default of each submit that they handle.
 *
 * @param onHold called for each deferred submit
 * @returns the forms whose submit is deferred; one that is taken out is not submitted again
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
    // By name: the app may have rendered the form anew.
    for (const form of held) if (nameOf(form) === nameOf(target)) isHeld = held.delete(form)
    if (isHeld) submit(target)
  })
  return held
}

function submit(form: HTMLFormElement) {
  // A click, since Safari before 16 has no requestSubmit.
  const button = form.querySelector<HTMLElement>('[type="submit"]')
  if (button) button.click()
}

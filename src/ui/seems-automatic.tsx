import { useId } from 'react'

/** Milliseconds after the page load: a form sent sooner was not filled in by a person. */
export const SHORTEST_STAY = 500

/**
 * Whether a program seems to submit a form. It may still be a person, since autofill and assistive technology fill hidden
 * fields: ask, and drop nothing.
 */
export function seemsAutomatic(form: HTMLFormElement): boolean {
  const trap = form.querySelector<HTMLInputElement>('[data-trap]')
  return (trap !== null && trap.value !== '') || isTooSoon()
}

function isTooSoon(): boolean {
  return performance.getEntriesByType('navigation').some(
    (entry) =>
      entry instanceof PerformanceNavigationTiming &&
      // A page that is reloaded or returned to has its form filled already.
      entry.type === 'navigate' &&
      performance.now() - entry.domInteractive < SHORTEST_STAY,
  )
}

/**
 * A field that no person can see, focus or hear. If it has a value, a program has filled in the form. It has no name,
 * so that drafts, requests and mails don't include it.
 */
export function TrapField() {
  const id = useId()
  return (
    <div hidden>
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} type="text" data-trap autoComplete="off" />
    </div>
  )
}

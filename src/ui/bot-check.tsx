import { useId } from 'react'

/** Minimum time, in milliseconds, that a person needs from page load to submit. */
export const MIN_FILL_MS = 500

/**
 * Whether a program seems to have submitted the form. The sender can still be a person, because autofill and assistive
 * technology fill hidden fields. So ask the visitor to confirm, and never discard the form.
 */
export function isLikelyBot(form: HTMLFormElement): boolean {
  const trap = form.querySelector<HTMLInputElement>('[data-honeypot]')
  return (trap !== null && trap.value !== '') || isTooSoon()
}

function isTooSoon(): boolean {
  return performance.getEntriesByType('navigation').some(
    (entry) =>
      entry instanceof PerformanceNavigationTiming &&
      // After a reload, or a return to the page, the form may already be filled in.
      entry.type === 'navigate' &&
      performance.now() - entry.domInteractive < MIN_FILL_MS,
  )
}

/**
 * A field that no person can see, focus or hear. If it has a value, a program has filled in the form. The field has no
 * `name`, so that drafts, requests and mails don't include it.
 */
export function HoneypotField() {
  const id = useId()
  return (
    <div hidden>
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} type="text" data-honeypot autoComplete="off" />
    </div>
  )
}

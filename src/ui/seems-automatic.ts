/** Milliseconds after the page came within which nobody reads, fills in and sends a form. */
export const SHORTEST_STAY = 500

/**
 * Whether a form that is submitted now seems to be sent by a program. It may be a person's all the same, for
 * autofill and assistive technology fill hidden fields: ask, and drop nothing.
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

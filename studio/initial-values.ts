/**
 * Has Sanity compute a new document's initial values at once, as it does in browsers without `postTask`.
 *
 * It schedules each field as a task and gives up after ten seconds, whatever the page did meanwhile: on a slow
 * machine, documents would begin without their values.
 */
export function computeInitialValuesAtOnce(): void {
  // Sanity's command line reads the configuration too, without a page.
  if (typeof window === 'undefined' || !('scheduler' in window)) return
  Object.defineProperty(window.scheduler, 'postTask', { value: undefined })
}

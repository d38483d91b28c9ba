/**
 * What a click does by its control's markup alone, whether the app has come or not: print the page, or
 * send an analytics event.
 */
export function listenToClicks(): void {
  addEventListener('click', ({ target }) => {
    const control =
      target instanceof Element && target.closest<HTMLElement>('[data-print], [data-event]')
    if (!control) return
    const { event, eventLabel } = control.dataset
    if (!event) print()
    else if (window.gtag && !document.querySelector('[data-uncounted]'))
      window.gtag('event', event, { event_label: eventLabel || '' })
  })
}

import { switchTheme } from './theme.ts'

/**
 * What a click does by its control's markup alone, whether the app has come or not: print the page, switch
 * between day and night, or send an analytics event.
 */
export function listenToClicks(): void {
  addEventListener('click', ({ target }) => {
    const control =
      target instanceof Element && target.closest<HTMLElement>('[data-do], [data-event]')
    if (!control) return
    const { do: action, event, eventLabel } = control.dataset
    if (action) (action === 'print' ? print : switchTheme)()
    else if (event && window.gtag && !document.querySelector('[data-uncounted]'))
      window.gtag('event', event, { event_label: eventLabel || '' })
  })
}

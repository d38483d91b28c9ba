import { tryStorage } from '../../ui/storage.ts'

/**
 * Handles clicks on controls that work without the app: print the page, switch the theme, send an analytics event.
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

const root = document.documentElement

/**
 * Switches between the day and night palettes (src/ui/tokens.css). `index.html` restores the choice before the first
 * paint. If storage is blocked, the choice is lost when the page is closed.
 */
function switchTheme(): void {
  const theme = getComputedStyle(root).colorScheme === 'dark' ? 'day' : 'night'
  root.dataset['theme'] = theme
  tryStorage(() => (localStorage['theme'] = theme))
}

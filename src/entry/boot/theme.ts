/** The day or night palette that a visitor has chosen with the switch in the footer (src/ui/tokens.css). */

const KEY = 'theme'

const root = document.documentElement

/** Restores the choice, and changes it at a click on the switch. */
export function startTheme(): void {
  const stored = tryStorage(() => localStorage.getItem(KEY))
  if (stored === 'day' || stored === 'night') root.dataset[KEY] = stored
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-theme-switch]')) return
    const theme = getComputedStyle(root).colorScheme === 'dark' ? 'day' : 'night'
    root.dataset[KEY] = theme
    tryStorage(() => localStorage.setItem(KEY, theme))
  })
}

/** Null where storage is blocked: then the choice holds for the page. */
function tryStorage<Value>(use: () => Value): Value | null {
  try {
    return use()
  } catch {
    return null
  }
}

/**
 * The day or night palette that a visitor chooses with the switch in the footer (src/ui/tokens.css). `index.html`
 * restores it in the head of a page, before anything is painted.
 */
import { tryStorage } from '../../ui/storage.ts'

const root = document.documentElement

/** Shows the other palette from now on, where storage is blocked on this page only. */
export function switchTheme(): void {
  const theme = getComputedStyle(root).colorScheme === 'dark' ? 'day' : 'night'
  root.dataset['theme'] = theme
  tryStorage(() => (localStorage['theme'] = theme))
}

/** The day or night palette that a visitor has chosen with the switch in the footer (src/ui/tokens.css). */
import { attempt } from './attempt.ts'

const KEY = 'theme'

const root = document.documentElement

/** Shows the palette that was chosen before, if one was. */
export function restoreTheme(): void {
  const stored = attempt(() => localStorage.getItem(KEY))
  if (stored) root.setAttribute('data-theme', stored)
}

/** Shows the other palette from now on, where storage is blocked on this page only. */
export function switchTheme(): void {
  const theme = getComputedStyle(root).colorScheme === 'dark' ? 'day' : 'night'
  root.setAttribute('data-theme', theme)
  attempt(() => localStorage.setItem(KEY, theme))
}

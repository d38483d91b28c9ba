/**
 * The only script a page names. The site's code is brought in once the page has loaded and the
 * browser is idle, or at once when the visitor first does something (SPEED.md "What works").
 */
import { keepEarlySubmits } from '../ui/early-submit.ts'

const FIRST_INTERACTIONS = ['pointerdown', 'pointerover', 'keydown', 'focusin'] as const

let started = false

function start() {
  if (started) return
  started = true
  for (const type of FIRST_INTERACTIONS) removeEventListener(type, start)
  void import('./browser.tsx').then(({ bringToLife }) => bringToLife())
}

function startWhenIdle() {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start)
  else setTimeout(start)
}

keepEarlySubmits()
for (const type of FIRST_INTERACTIONS) addEventListener(type, start, { passive: true })
if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle)

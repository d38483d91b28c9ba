/** Milliseconds between polls: a build takes seconds on this machine and minutes on a host. */
const INTERVAL = 15_000

/**
 * Asks at once, then every 15 seconds while the Studio is visible, and whenever an editor comes back to it.
 *
 * @returns ends it
 */
export function poll(ask: () => Promise<void>): () => void {
  const askIfVisible = () => {
    if (document.visibilityState !== 'hidden') void ask()
  }
  const timer = setInterval(askIfVisible, INTERVAL)
  window.addEventListener('focus', askIfVisible)
  askIfVisible()
  return () => {
    clearInterval(timer)
    window.removeEventListener('focus', askIfVisible)
  }
}

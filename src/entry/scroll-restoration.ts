/**
 * Who brings a page back to where it was. Within the site the browser would restore before the page is rendered, so the
 * app does it; on a reload and on a return from another site the browser must.
 */

const LEAVING = ['beforeunload', 'pagehide'] as const

/** The browser restores the first position itself: Safari after `load`, in a browser that is busy much later. */
export function takeOverScrollRestoration(): void {
  if (document.readyState === 'complete') takeOver()
  else addEventListener('load', takeOverLater, { once: true })
}

/** From now on the browser restores whenever the page is left; returns a function that ends this. */
export function handBackScrollRestoration(): () => void {
  // Safari on a Mac keeps what was set before `pagehide`; the one of an iPhone has no `beforeunload`.
  for (const type of LEAVING) window.addEventListener(type, handBack)
  window.addEventListener('pageshow', takeOverLater)
  return () => {
    for (const type of LEAVING) window.removeEventListener(type, handBack)
    window.removeEventListener('pageshow', takeOverLater)
    handBack()
  }
}

/** Safari restores the position after `load` and `pageshow`. */
function takeOverLater(): void {
  setTimeout(takeOver)
}

function takeOver(): void {
  history.scrollRestoration = 'manual'
}

function handBack(): void {
  history.scrollRestoration = 'auto'
}

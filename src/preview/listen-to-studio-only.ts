/**
 * Keeps the messages of other windows from all that listens for the Studio's: whoever opens a preview
 * in a window could have it show words that nobody here has written. A frame is the policy's to refuse.
 * To be called before anything else listens.
 *
 * @param studioUrl origin of the Studio
 */
export function listenToStudioOnly(studioUrl: string): void {
  window.addEventListener(
    'message',
    (event) => {
      if (event.origin !== studioUrl && event.origin !== location.origin)
        event.stopImmediatePropagation()
    },
    { capture: true },
  )
}

/**
 * Keeps a copy of the prerendered page, to show it again when the app fails: content that was there is
 * never taken away.
 *
 * @param container what the app is about to hydrate
 * @param onCrash told of the error once the page is as it was
 * @returns what to call with an error that the app has not caught
 */
export function restoreOnCrash(
  container: HTMLElement,
  onCrash: (error: unknown) => void,
): (error: unknown) => void {
  const copy = container.cloneNode(true)
  const { pathname } = location
  let shown: Node = container
  return (error) => {
    // Not while React is still taking its page down.
    queueMicrotask(() => {
      if (location.pathname !== pathname) {
        // The copy is of another page; that of this address is prerendered too.
        location.reload()
        return
      }
      shown.parentNode?.replaceChild(copy, shown)
      shown = copy
      onCrash(error)
    })
  }
}

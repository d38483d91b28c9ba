/**
 * Keeps a copy of the prerendered page, to restore it when the app crashes.
 *
 * @param container the element into which the app is about to render
 * @param onCrash called with the error once the page is restored
 * @returns a function to call with an error that the app has not caught
 */
export function restoreOnCrash(
  container: HTMLElement,
  onCrash: (error: unknown) => void,
): (error: unknown) => void {
  const copy = container.cloneNode(true)
  const { pathname } = location
  let current: Node = container
  return (error) => {
    // Waits until React has finished unmounting.
    queueMicrotask(() => {
      if (location.pathname !== pathname) {
        // The copy is of another page; reloading gets the prerendered page of this address.
        location.reload()
        return
      }
      current.parentNode?.replaceChild(copy, current)
      current = copy
      onCrash(error)
    })
  }
}

/** Attribute of a prerendered page's styles: the address of those that it does not have inline. */
export const OTHER_STYLES = 'data-others'

/**
 * Loads the styles of all other pages, so that each can be shown at once. They come after the page's own,
 * which are among them in the same order: the page looks as before.
 *
 * @throws when they can't be loaded
 */
export async function loadOtherStyles(): Promise<void> {
  const inline = document.querySelector(`[${OTHER_STYLES}]`)
  const address = inline?.getAttribute(OTHER_STYLES)
  if (!inline || !address) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  try {
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve)
      link.addEventListener('error', () => reject(new Error(`${address} could not be loaded`)))
      inline.after(link)
    })
  } catch (error) {
    link.remove()
    throw error
  }
  inline.removeAttribute(OTHER_STYLES)
}

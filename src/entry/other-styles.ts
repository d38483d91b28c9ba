/** Attribute of a prerendered page's inline `<style>`: address of the stylesheet with all styles but the frame's. */
export const OTHER_STYLES_ATTRIBUTE = 'data-others'

/**
 * Loads the stylesheet of all pages, so that another page can be shown immediately. The current page keeps its look:
 * the stylesheet repeats this page's own styles in the same order, and the frame's styles stay inline.
 *
 * @throws when the stylesheet can't be loaded
 */
export async function loadOtherStyles(): Promise<void> {
  const inline = document.querySelector(`[${OTHER_STYLES_ATTRIBUTE}]`)
  const address = inline?.getAttribute(OTHER_STYLES_ATTRIBUTE)
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
  inline.removeAttribute(OTHER_STYLES_ATTRIBUTE)
}

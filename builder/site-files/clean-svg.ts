/** Removes from an SVG drawing everything that could run code or load a file when someone opens the drawing. */
import createPurifier from 'dompurify'
import { JSDOM } from 'jsdom'

/** Attributes that hold addresses. Only embedded bitmaps and references within the drawing are kept. */
const ADDRESSES = new Set(['href', 'xlink:href', 'src'])
const WITHIN = /^(#|data:image\/(?!svg)[\w.+-]+[;,])/i

/** Matches stylesheets and attributes that load something, or that contain a backslash, which could hide a URL. */
const LOADS = /@import|image(?:-set)?\(|src\(|url\(\s*["']?(?!["'#])|\\/i

const { window } = new JSDOM()
const purifier = createPurifier(window)
purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (tagName === 'style' && LOADS.test(node.textContent ?? '')) node.parentNode?.removeChild(node)
})
purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
  const { attrName, attrValue } = attribute
  const isWithin = ADDRESSES.has(attrName) ? WITHIN.test(attrValue.trim()) : !LOADS.test(attrValue)
  if (!isWithin) attribute.keepAttr = false
})

/**
 * Returns an SVG image without scripts, event handlers, foreign elements, processing instructions, and references to
 * anything outside the image.
 *
 * @throws Error for anything but an SVG image
 */
export function cleanSvg(svg: string): string {
  const { documentElement: root } = new window.DOMParser().parseFromString(svg, 'image/svg+xml')
  if (root.localName !== 'svg' || root.namespaceURI !== 'http://www.w3.org/2000/svg')
    throw new Error('This is not an SVG image')
  purifier.sanitize(root, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    ADD_ATTR: ['xmlns'],
    KEEP_CONTENT: false,
  })
  return new window.XMLSerializer().serializeToString(root)
}

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Palettes of the site, as options for `page.emulateMedia`. */
export const PALETTES = {
  day: { colorScheme: 'light', forcedColors: 'none' },
  night: { colorScheme: 'dark', forcedColors: 'none' },
  // With forced colours, axe still reads the page's own colours, not the colours that the browser forces.
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const

const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Returns the violations that axe finds on a page, by the rules of WCAG 2.2 AA and by axe's own best practices.
 *
 * @param within CSS selector of the part to check
 */
export async function accessibilityFaults(
  page: Page,
  { within = ':root', skippedRules = [] }: { within?: string; skippedRules?: string[] } = {},
): Promise<string[]> {
  const rules = Object.fromEntries(skippedRules.map((name) => [name, { enabled: false }]))
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    // These options halve the time: axe describes only violations, and the legacy mode opens no second page.
    .options({ runOnly: WCAG_TAGS, rules, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/**
 * Returns what a screen reader would read wrongly: names of links and buttons in which Chromium joins two words, such
 * as "call+91 …", and the roles of pictures without a name.
 */
export async function misreadNames(page: Page): Promise<string[]> {
  const joined = await page.evaluate(joinedWords)
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes.flatMap((node) => {
    const role = String(node.role?.value)
    const name = String(node.name?.value ?? '')
    if (node.ignored) return []
    if (PICTURE_ROLES.has(role)) return name === '' ? [`${role} without a name`] : []
    return CONTROL_ROLES.has(role) && joined.some((pair) => name.includes(pair)) ? [name] : []
  })
}

const PICTURE_ROLES = new Set(['figure', 'image', 'graphics-document', 'graphics-object'])
const CONTROL_ROLES = new Set(['link', 'button', 'DisclosureTriangle'])

/** Runs in the page: joins the last word of each text in a link or button with the first word of the next text. */
function joinedWords(): string[] {
  return [...document.querySelectorAll('a[href], button, summary')].flatMap((control) => {
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue?.trim() ?? '')
    const words = texts.filter((text) => text !== '')
    return words.slice(1).flatMap((text, index) => {
      const last = words[index]?.split(/\s+/).at(-1) ?? ''
      return /\w$/.test(last) && /^[\w+·]/.test(text) ? [last + text.split(/\s+/)[0]] : []
    })
  })
}

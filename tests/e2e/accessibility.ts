import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** How a page is shown, for `page.emulateMedia`. */
export const PALETTES = {
  day: { colorScheme: 'light', forcedColors: 'none' },
  night: { colorScheme: 'dark', forcedColors: 'none' },
  // Axe reads the page's own colours, not the colours that the browser forces.
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const

const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Returns the violations that axe finds on a page, by the rules of WCAG 2.2 AA and by axe's own best practices.
 *
 * @param within CSS selector of the part to check
 * @param without names of the rules to skip
 */
export async function accessibilityFaults(
  page: Page,
  { within = ':root', without = [] }: { within?: string; without?: string[] } = {},
): Promise<string[]> {
  const rules = Object.fromEntries(without.map((name) => [name, { enabled: false }]))
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    // Describes violations only and opens no second page: this halves the time.
    .options({ runOnly: WCAG_TAGS, rules, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/**
 * Finds what a screen reader would read wrongly: names of links and buttons whose words Chromium joins ("call+91 …"),
 * and pictures without a name.
 */
export async function misreadNames(page: Page): Promise<string[]> {
  const joints = await page.evaluate(joinedWords)
  const tree = await page.context().newCDPSession(page)
  const { nodes } = await tree.send('Accessibility.getFullAXTree')
  await tree.detach()
  return nodes.flatMap(({ ignored, role, name }) => {
    const kind = String(role?.value)
    const words = String(name?.value ?? '')
    if (ignored) return []
    if (PICTURES.has(kind)) return words === '' ? [`${kind} without a name`] : []
    return CONTROLS.has(kind) && joints.some((joint) => words.includes(joint)) ? [words] : []
  })
}

const PICTURES = new Set(['figure', 'image', 'graphics-document', 'graphics-object'])
const CONTROLS = new Set(['link', 'button', 'DisclosureTriangle'])

/** Runs in the page: the last word of one text joined with the first word of the next. */
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

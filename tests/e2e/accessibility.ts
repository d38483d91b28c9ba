import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe has against a page, by the rules of WCAG 2.2 AA and axe's own best practice.
 *
 * @param within CSS selector of the part to look at
 * @param without names of rules that do not apply
 */
export async function accessibilityFaults(
  page: Page,
  { within = ':root', without = [] }: { within?: string; without?: string[] } = {},
): Promise<string[]> {
  const rules = Object.fromEntries(without.map((name) => [name, { enabled: false }]))
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    // Only what is wrong is described, and no second page is opened to do so: half of the time.
    .options({ runOnly: WCAG_TAGS, rules, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

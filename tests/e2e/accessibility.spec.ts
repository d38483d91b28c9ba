/** WCAG 2.2 AA as far as a program can tell, on every page, on a phone and on a desk. */
import { AxeBuilder } from '@axe-core/playwright'
import { EMPTY_PATHS, PAGE_PATHS, UNKNOWN_PORT_PATH } from '../helpers/paths.ts'
import { expect, test } from './fixtures.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const width of [320, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const path of [...PAGE_PATHS, EMPTY_PATHS[0] ?? '', UNKNOWN_PORT_PATH]) {
      test(`${path} has no fault and does not scroll sideways`, async ({ page, watch }) => {
        watch.allowConsoleErrors(/Failed to load resource.*404/)
        await page.goto(path)
        // An empty page has no heading to begin with (specification section 2).
        const disabled = path === EMPTY_PATHS[0] ? ['page-has-heading-one'] : []
        const { violations } = await new AxeBuilder({ page })
          .withTags(TAGS)
          .disableRules(disabled)
          .analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
        const content = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(content).toBe(width)
      })
    }
  })
}

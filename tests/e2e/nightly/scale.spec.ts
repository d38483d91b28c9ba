/**
 * Type sizes and spaces of each page, on phone and desktop, are tokens (src/ui/tokens.css). Line heights, borders and
 * radii are in the lists below. Printable sheets and drawings are left out, because they have their own units.
 */
import type { Page } from '@playwright/test'
import { emailLinkPaths } from '../../../src/routes.ts'
import { NOT_FOUND_PATHS, PATHS_WITH_ONE_PORT, UNKNOWN_PORT_PATH } from '../../helpers/paths.ts'
import { stack } from '../../helpers/stack.ts'
import { expect, openHydrated, test } from '../fixtures.ts'
import { formOf, LEAD_CASES, scrollToForm, submitButton } from '../lead-forms.ts'

test.use({ baseURL: stack.siteUrl })

const PATHS = [
  ...PATHS_WITH_ONE_PORT,
  UNKNOWN_PORT_PATH,
  NOT_FOUND_PATHS[0] ?? '/',
  ...emailLinkPaths,
]

for (const path of PATHS)
  test(`${path} uses only allowed sizes`, async ({ page, watch }) => {
    watch.allowProblems(/status of 4\d\d/)
    await page.goto(path)
    await expectAllowedSizes(page)
  })

for (const { path, name } of LEAD_CASES)
  test(`the form of the ${name} uses only allowed sizes when it shows errors`, async ({ page }) => {
    await openHydrated(page, path)
    await scrollToForm(page)
    await submitButton(page).click()
    await expect(formOf(page).locator('[aria-invalid=true]').first()).toBeVisible()
    await expectAllowedSizes(page)
  })

async function expectAllowedSizes(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(forbiddenValues), `at ${width} px`).toEqual([])
  }
}

/** Runs in the page: returns each computed value that is not allowed, with the first element that has it. */
function forbiddenValues(): string[] {
  const root = getComputedStyle(document.documentElement)
  const pixels = (token: string) =>
    Number.parseFloat(root.getPropertyValue(token)) *
    (root.getPropertyValue(token).endsWith('rem') ? Number.parseFloat(root.fontSize) : 1)
  const sizes = ['14', '17', '20', '25', '32', '42', 'title'].map((size) =>
    pixels(`--size-${size}`),
  )
  const spaces = [0, 4, 8, 12, 16, 24, 32, 48, 96]
  // Padding beside a chart's frame may be larger by the frame's width.
  const paddings = spaces.flatMap((space) => [space, space + pixels('--chart-frame-width')])
  const scale: [RegExp, readonly number[]][] = [
    [/^font-size$/, [0, ...sizes]],
    [/^line-height$/, [1, 1.2, 1.4, 1.55, ...spaces]],
    [/^border-(top|right|bottom|left)-width$/, [0, 1, 2]],
    [/^border-top-left-radius$/, [0, 50]],
    [/^((margin|padding)-(top|right|bottom|left)|(row|column)-gap)$/, paddings],
  ]
  // Drawings (`.fairway__gates` is part of one), printable sheets, text for screen readers only, and options.
  const EXCLUDED = 'svg, .fairway__gates, .sheet, .visually-hidden, option'
  const found = new Map<string, string>()
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest(EXCLUDED) || !element.checkVisibility()) continue
    const style = element.computedStyleMap()
    for (const [pattern, allowed] of scale)
      for (const name of [...style.keys()].filter((each) => pattern.test(each))) {
        const value = style.get(name)
        if (
          !(value instanceof CSSUnitValue) ||
          (value.unit === 'percent' && !name.endsWith('radius'))
        )
          continue
        if (style.get(name.replace('width', 'style'))?.toString() === 'none') continue
        const size = Math.abs(value.value)
        // Skips space for drawings (over 96 px), side margins (`.container`) and space for fixed bars (`.frame`).
        if (size > 96 || element.matches('.container, .frame')) continue
        if (allowed.some((each) => Math.abs(each - size) < 0.01)) continue
        const key = `${name}: ${value.value} ${value.unit}`
        found.set(key, found.get(key) ?? `${element.tagName} ${element.className}`)
      }
  }
  return [...found].map((pair) => pair.join(' of '))
}

/**
 * All type sizes, line heights, spaces, borders and radii of each page, on a phone and on a desktop, are tokens
 * (src/ui/tokens.css). Left out are printable sheets, which use millimetres, and drawings, which use their own units.
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
  test(`${path} uses only sizes that are tokens`, async ({ page, watch }) => {
    watch.allowProblems(/status of 4\d\d/)
    await page.goto(path)
    await expectTokens(page)
  })

for (const { path, name } of LEAD_CASES)
  test(`the form of the ${name} with errors uses only sizes that are tokens`, async ({ page }) => {
    await openHydrated(page, path)
    await scrollToForm(page)
    await submitButton(page).click()
    await expect(formOf(page).locator('[aria-invalid=true]').first()).toBeVisible()
    await expectTokens(page)
  })

async function expectTokens(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(valuesWithoutToken), `at ${width} px`).toEqual([])
  }
}

/** Runs in the page: returns each computed value that is not a token, with the first element that has it. */
function valuesWithoutToken(): string[] {
  const root = getComputedStyle(document.documentElement)
  const pixels = (token: string) =>
    Number.parseFloat(root.getPropertyValue(token)) *
    (root.getPropertyValue(token).endsWith('rem') ? Number.parseFloat(root.fontSize) : 1)
  const sizes = ['14', '17', '20', '25', '32', '42', 'title'].map((size) =>
    pixels(`--size-${size}`),
  )
  const spaces = [0, 4, 8, 12, 16, 24, 32, 48, 96]
  // Padding beside a chart's frame may differ from a token by the frame's width.
  const paddings = spaces.flatMap((space) => [space, space + pixels('--chart-frame-width')])
  const scale: [RegExp, readonly number[]][] = [
    [/^font-size$/, [0, ...sizes]],
    [/^line-height$/, [1, 1.2, 1.4, 1.55, ...spaces]],
    [/^border-(top|right|bottom|left)-width$/, [0, 1, 2]],
    [/^border-top-left-radius$/, [0, 50]],
    [/^((margin|padding)-(top|right|bottom|left)|(row|column)-gap)$/, paddings],
  ]
  // Drawings (`.look-up__fields` is part of one), printable sheets, text for screen readers only, and options.
  const EXCLUDED = 'svg, .look-up__fields, .sheet, .visually-hidden, option'
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
        // Excludes spaces for drawings and fixed bars, and the margins at the sides of the page.
        if (size > 96 || element.matches('.container, .frame')) continue
        if (allowed.some((token) => Math.abs(token - size) < 0.01)) continue
        const key = `${name}: ${value.value} ${value.unit}`
        found.set(key, found.get(key) ?? `${element.tagName} ${element.className}`)
      }
  }
  return [...found].map((pair) => pair.join(' of '))
}

/**
 * Accessibility of all pages, but only one port and one email-link page: axe finds no violations in light, dark and
 * forced colours, and nothing is cut off at 400 % zoom or with the text spacing of WCAG 1.4.12.
 */
import type { Page } from '@playwright/test'
import { NOT_FOUND_PATHS, PATHS_WITH_ONE_PORT, UNKNOWN_PORT_PATH } from '../../helpers/paths.ts'
import { stack } from '../../helpers/stack.ts'
import { accessibilityFaults, PALETTES } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'

test.use({ baseURL: stack.siteUrl })

const PATHS = [...PATHS_WITH_ONE_PORT, UNKNOWN_PORT_PATH, NOT_FOUND_PATHS[0] ?? '/', '/unsubscribe']

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

for (const path of PATHS) {
  test(`${path} passes axe in light, dark and forced colours`, async ({ page, watch }) => {
    watch.allowProblems(/status of 404/)
    await page.goto(path)
    for (const [name, media] of Object.entries(PALETTES)) {
      await page.emulateMedia(media)
      const skippedRules = name === 'forced' ? ['color-contrast'] : []
      expect(await accessibilityFaults(page, { skippedRules }), name).toEqual([])
    }
  })

  test(`${path} is not cut off at 400 % zoom or with spaced text`, async ({ page, watch }) => {
    watch.allowProblems(/status of 404/)
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(path)
    expect(await cutOff(page), 'at 400 %').toEqual([])
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }, TEXT_SPACING)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await cutOff(page), `with wider text at ${width} px`).toEqual([])
    }
  })
}

/** Returns messages about elements that cut off content, except in drawings, and about a page that is too wide. */
async function cutOff(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    // Otherwise the browser estimates the heights of sections far from the viewport.
    for (const part of document.querySelectorAll<HTMLElement>('main > *'))
      part.style.contentVisibility = 'visible'
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const boxesIn = (element: Element) => {
      const range = document.createRange()
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const boxes: DOMRect[] = []
      while (texts.nextNode()) {
        const { currentNode: text } = texts
        const parent = text.parentElement
        if (text.textContent?.trim() === '' || !parent?.checkVisibility()) continue
        if (parent.closest('svg, [aria-hidden="true"]')) continue
        range.selectNodeContents(text)
        boxes.push(...range.getClientRects())
      }
      const others = element.querySelectorAll(
        'input, select, textarea, button, img:not([alt=""]), svg[role="img"]',
      )
      return [...boxes, ...[...others].map((other) => other.getBoundingClientRect())]
    }
    const cutting = [...document.querySelectorAll<HTMLElement>('body :not(svg, svg *)')].filter(
      (element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element)
        if (clipPath !== 'none' || element.clientWidth <= 1) return false
        if (!hides(overflowX) && !hides(overflowY)) return false
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return boxesIn(element).some(
          (box) =>
            box.width > 0 &&
            ((hides(overflowX) && (box.left < left - 1 || box.right > right + 1)) ||
              (hides(overflowY) && (box.top < top - 1 || box.bottom > bottom + 1))),
        )
      },
    )
    const excess = document.documentElement.scrollWidth - innerWidth
    return [
      ...cutting.map((element) => `cut off by ${element.className}`),
      ...(excess > 0 ? [`${excess} px too wide`] : []),
    ]
  })
}

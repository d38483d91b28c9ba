import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

const text = 4.5
const graphics = 3

/** Colours that are used together, and the least contrast that WCAG 2.2 AA requires of them. */
const PAIRS: [foreground: string, background: string, minContrast: number][] = [
  ['ink', 'deep', text],
  ['ink', 'paper', text],
  ['ink', 'shoal', text],
  ['slate', 'deep', text],
  ['slate', 'paper', text],
  ['slate', 'shoal', text],
  ['title', 'deep', text],
  ['title', 'paper', text],
  ['title', 'shoal', text],
  ['title', 'land', text],
  ['link', 'deep', text],
  ['link', 'paper', text],
  ['link', 'shoal', text],
  ['action-text', 'link', text],
  ['action-text', 'title', text],
  ['magenta', 'deep', text],
  ['magenta', 'paper', text],
  ['magenta', 'shoal', text],
  ['magenta', 'land', text],
  ['whatsapp', 'deep', text],
  ['phone', 'deep', text],
  ['phone', 'shoal', text],
  ['error', 'deep', text],
  ['error', 'paper', text],
  ['error', 'shoal', text],
  ['error', 'error-tint', text],
  ['link', 'error-tint', text],
  ['warning', 'warning-tint', text],
  ['success', 'success-tint', text],
  ['success', 'deep', graphics],
  ['field-border', 'deep', graphics],
  ['field-border', 'shoal', graphics],
  ['coast', 'deep', graphics],
  ['white', 'navy', text],
  ['foam', 'navy', text],
  ['sky', 'navy', text],
  ['amber', 'navy', graphics],
  ['white', 'red', text],
  ['white', 'red-dark', text],
]

describe.each(['day', 'night'] as const)('by %s, colour pairs in use meet WCAG 2.2 AA', (theme) => {
  test.each(PAIRS)('%s on %s', (foreground, background, minContrast) => {
    expect(contrast(color(foreground, theme), color(background, theme))).toBeGreaterThanOrEqual(
      minContrast,
    )
  })
})

/** The contrast ratio of two colours, as WCAG 2.2 defines it. */
function contrast(one: number[], other: number[]): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function color(name: string, theme: 'day' | 'night'): number[] {
  const value = new RegExp(`--color-${name}: ([^;]+);`).exec(css)?.[1] ?? ''
  const hex = (new RegExp(`--${theme}, #([0-9a-f]{6})`).exec(value) ??
    /^#([0-9a-f]{6})$/.exec(value))?.[1]
  if (hex === undefined) throw new Error(`tokens.css has no --color-${name} for the ${theme}`)
  return [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
}

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

const text = 4.5
const graphics = 3

describe('colour pairs in use meet WCAG 2.2 AA', () => {
  test.each([
    ['ink', 'white', text],
    ['ink', 'paper', text],
    ['ink', 'mist', text],
    ['slate', 'white', text],
    ['slate', 'paper', text],
    ['slate', 'mist', text],
    ['navy', 'white', text],
    ['navy', 'mist', text],
    ['blue', 'white', text],
    ['blue', 'paper', text],
    ['blue', 'mist', text],
    ['white', 'navy', text],
    ['mist', 'navy', text],
    ['sky', 'navy', text],
    ['amber', 'navy', graphics],
    ['white', 'red', text],
    ['white', 'red-dark', text],
    ['white', 'whatsapp', text],
    ['white', 'whatsapp-dark', text],
    ['red-dark', 'error-tint', text],
    ['warning', 'warning-tint', text],
    ['success', 'success-tint', text],
    ['field-border', 'white', graphics],
  ])('%s on %s', (foreground, background, least) => {
    expect(contrast(color(foreground), color(background))).toBeGreaterThanOrEqual(least)
  })
})

/** Relative luminance and contrast as WCAG 2.2 defines them. */
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

function color(name: string): number[] {
  const hex = new RegExp(`--color-${name}: #([0-9a-f]{6});`).exec(css)?.[1]
  if (hex === undefined) throw new Error(`tokens.css has no --color-${name}`)
  return [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
}

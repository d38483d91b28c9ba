/** Channels from 0 to 255. */
export type Rgb = readonly [r: number, g: number, b: number]

/** Hue, saturation and lightness, each from 0 to 1. */
export interface Hsl {
  h: number
  s: number
  l: number
}

export function toHsl(colour: Rgb): Hsl {
  const [r, g, b] = [colour[0] / 255, colour[1] / 255, colour[2] / 255]
  const most = Math.max(r, g, b)
  const range = most - Math.min(r, g, b)
  const l = most - range / 2
  if (range === 0) return { h: 0, s: 0, l }
  const s = range / (1 - Math.abs(2 * l - 1))
  if (most === r) return { h: ((g - b) / range / 6 + 1) % 1, s, l }
  return { h: most === g ? (b - r) / range / 6 + 1 / 3 : (r - g) / range / 6 + 2 / 3, s, l }
}

export function toRgb({ h, s, l }: Hsl): Rgb {
  const channel = (offset: number) => {
    const k = (offset + h * 12) % 12
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(Math.abs(value) * 255)
  }
  return [channel(0), channel(8), channel(4)]
}

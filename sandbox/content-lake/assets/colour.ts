/** Channels from 0 to 255, alpha from 0 to 1. */
export interface Colour {
  r: number
  g: number
  b: number
  alpha: number
}

/** Parses `RGB`, `ARGB`, `RRGGBB` or `AARRGGBB` in hexadecimal; null for anything else. */
export function parseColour(value: string): Colour | null {
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value)) return null
  const size = value.length < 6 ? 1 : 2
  const channels = Array.from({ length: value.length / size }, (_, index) => {
    const digits = value.slice(index * size, (index + 1) * size)
    return Number.parseInt(size === 1 ? digits + digits : digits, 16)
  })
  const [b = 0, g = 0, r = 0, alpha = 255] = channels.toReversed()
  return { r, g, b, alpha: alpha / 255 }
}

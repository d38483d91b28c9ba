import type { JsonObject } from '../json.ts'
import { toHsl, toRgb, type Rgb } from './hsl.ts'

/** Pixels of four bytes, RGBA. */
export interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

interface Swatch {
  colour: Rgb
  /** How many pixels have about this colour. */
  population: number
}

/** The target saturation and lightness of a named colour, from 0 to 1. */
interface Kind {
  name: string
  saturation: { least: number; most: number; best: number }
  lightness: { least: number; most: number; best: number }
}

const VIBRANT = { least: 0.35, most: 1, best: 1 }
const MUTED = { least: 0, most: 0.4, best: 0.3 }
const DARK = { least: 0, most: 0.45, best: 0.26 }
const NORMAL = { least: 0.3, most: 0.7, best: 0.5 }
const LIGHT = { least: 0.55, most: 1, best: 0.74 }

const KINDS: readonly Kind[] = [
  { name: 'vibrant', saturation: VIBRANT, lightness: NORMAL },
  { name: 'lightVibrant', saturation: VIBRANT, lightness: LIGHT },
  { name: 'darkVibrant', saturation: VIBRANT, lightness: DARK },
  { name: 'muted', saturation: MUTED, lightness: NORMAL },
  { name: 'lightMuted', saturation: MUTED, lightness: LIGHT },
  { name: 'darkMuted', saturation: MUTED, lightness: DARK },
]

/**
 * An image asset's `metadata.palette`: seven colours of the image, with text colours that contrast with
 * them.
 */
export function paletteOf(pixels: Pixels): JsonObject {
  const swatches = swatchesOf(pixels)
  const [commonest = { colour: [0, 0, 0] as const, population: 0 }] = swatches
  const chosen = KINDS.map((kind) => ({ kind, swatch: best(kind, swatches, commonest.population) }))
  const found = chosen.flatMap(({ swatch }) => swatch ?? [])
  const [dominant = commonest] = found.toSorted((a, b) => b.population - a.population)
  const palette: JsonObject = { _type: 'sanity.imagePalette', dominant: describe(dominant) }
  for (const { kind, swatch } of chosen) {
    palette[kind.name] = describe(swatch ?? invented(kind, dominant))
  }
  return palette
}

/** The colours of an image, similar ones merged, most frequent first. */
function swatchesOf({ data }: Pixels): Swatch[] {
  const bins = new Map<number, { sum: [number, number, number]; population: number }>()
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)
    const bin = bins.get(key) ?? { sum: [0, 0, 0], population: 0 }
    bin.sum = [bin.sum[0] + r, bin.sum[1] + g, bin.sum[2] + b]
    bin.population += 1
    bins.set(key, bin)
  }
  const swatches = Array.from(bins.values(), ({ sum: [r, g, b], population: n }) => ({
    colour: [Math.round(r / n), Math.round(g / n), Math.round(b / n)] as const,
    population: n,
  }))
  return swatches.toSorted((a, b) => b.population - a.population)
}

function best(kind: Kind, swatches: readonly Swatch[], largest: number): Swatch | null {
  const { saturation, lightness } = kind
  const fits = swatches.flatMap((swatch) => {
    const { s, l } = toHsl(swatch.colour)
    const isKind =
      s >= saturation.least && s <= saturation.most && l >= lightness.least && l <= lightness.most
    const worth =
      3 * (1 - Math.abs(s - saturation.best)) +
      6 * (1 - Math.abs(l - lightness.best)) +
      swatch.population / largest
    return isKind ? { swatch, worth } : []
  })
  return fits.toSorted((a, b) => b.worth - a.worth)[0]?.swatch ?? null
}

/**
 * A stand-in for a kind of colour that the image lacks: the dominant hue with that kind's saturation and
 * lightness.
 */
function invented({ saturation, lightness }: Kind, { colour }: Swatch): Swatch {
  const { h, s } = toHsl(colour)
  const kept = Math.min(Math.max(s, saturation.least), saturation.most)
  return { colour: toRgb({ h, s: kept, l: lightness.best }), population: 0 }
}

function describe({ colour, population }: Swatch): JsonObject {
  const [r, g, b] = colour
  const isDark = (r * 299 + g * 587 + b * 114) / 1000 < 150
  const text = isDark ? '#fff' : '#000'
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
    foreground: text,
    title: text,
    population,
  }
}

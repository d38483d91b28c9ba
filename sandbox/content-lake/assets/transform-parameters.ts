import type { Box, Gravity } from './crop.ts'
import { parseColour, type Colour } from './colour.ts'
import { SearchReader } from './search-reader.ts'

export type OutputFormat = 'jpg' | 'pjpg' | 'png' | 'webp' | 'avif'
type Fit = 'clip' | 'crop' | 'fill' | 'fillmax' | 'max' | 'min' | 'scale'

export interface Transform {
  width: number | undefined
  height: number | undefined
  /** Bounds of the edges, for `fit=crop`. */
  bounds: { minWidth: number; maxWidth: number; minHeight: number; maxHeight: number }
  fit: Fit
  /** What a crop keeps. */
  gravity: Gravity
  rect: Box | undefined
  /** Degrees clockwise. */
  orientation: number
  flip: { horizontally: boolean; vertically: boolean }
  background: Colour | undefined
  /** Pixels on each side. */
  pad: number
  blur: number
  sharpen: number
  greyscale: boolean
  invert: boolean
  /** Only the first frame of an animation. */
  still: boolean
  quality: number | undefined
  format: OutputFormat | undefined
  /** `auto=format`: the best format that the request's `Accept` names. */
  auto: boolean
}

const FORMATS = ['jpg', 'pjpg', 'png', 'webp', 'avif'] as const
const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'] as const
const ORIENTATIONS = ['0', '90', '180', '270'] as const
const SIDES = new Set(['top', 'bottom', 'left', 'right'])
const MAX_SIZE = 8192
const MAX_DPR = 3

// The only URL parameters that transform an image.
const NAMES =
  'w h max-w max-h min-w min-h dpr fit crop fp-x fp-y rect or flip bg pad blur sharp sat invert frame q fm auto'.split(
    ' ',
  )

/**
 * Parses the image parameters of a URL, as the hosted lake documents them.
 *
 * @returns null when none is given: the original is requested
 * @throws LakeError 400 naming the parameter that is wrong
 */
export function parseTransform(search: URLSearchParams): Transform | null {
  if (!NAMES.some((name) => search.has(name))) return null
  const read = new SearchReader(search)
  const dpr = read.number('dpr', { least: 1, most: MAX_DPR }) ?? 1
  const edge = (name: string) => {
    const pixels = read.integer(name, { least: 1, most: MAX_SIZE })
    return pixels && Math.min(MAX_SIZE, Math.round(pixels * dpr))
  }
  const flip = read.choice('flip', ['h', 'v', 'hv'] as const) ?? ''
  return {
    width: edge('w'),
    height: edge('h'),
    bounds: {
      minWidth: edge('min-w') ?? 1,
      maxWidth: edge('max-w') ?? MAX_SIZE,
      minHeight: edge('min-h') ?? 1,
      maxHeight: edge('max-h') ?? MAX_SIZE,
    },
    fit: read.choice('fit', FITS) ?? 'clip',
    gravity: readGravity(read),
    rect: readRect(read),
    orientation: Number(read.choice('or', ORIENTATIONS) ?? 0),
    flip: { horizontally: flip.includes('h'), vertically: flip.includes('v') },
    background: read.parsed('bg', parseColour),
    pad: Math.round((read.integer('pad', { least: 0, most: MAX_SIZE }) ?? 0) * dpr),
    blur: read.integer('blur', { least: 1, most: 2000 }) ?? 0,
    sharpen: read.integer('sharp', { least: 0, most: 100 }) ?? 0,
    greyscale: read.choice('sat', ['-100'] as const) !== undefined,
    invert: read.choice('invert', ['true', 'false'] as const) === 'true',
    still: read.choice('frame', ['1'] as const) !== undefined,
    quality: read.integer('q', { least: 0, most: 100 }),
    format: read.choice('fm', FORMATS),
    auto: read.choice('auto', ['format'] as const) !== undefined,
  }
}

function readRect(read: SearchReader): Box | undefined {
  return read.parsed('rect', (value) => {
    if (!/^\d{1,6}(?:,\d{1,6}){3}$/.test(value)) return null
    const [left = 0, top = 0, width = 0, height = 0] = value.split(',').map(Number)
    return width === 0 || height === 0 ? null : { left, top, width, height }
  })
}

function readGravity(read: SearchReader): Gravity {
  const range = { least: 0, most: 1 }
  const [x, y] = [read.number('fp-x', range), read.number('fp-y', range)]
  const crop = read.parsed('crop', parseCrop)
  if (crop === 'focalpoint' || (crop === undefined && (x ?? y) !== undefined)) {
    return { x: x ?? 0.5, y: y ?? 0.5 }
  }
  return crop ?? 'center'
}

function parseCrop(value: string): 'entropy' | 'focalpoint' | Gravity | null {
  if (value === 'entropy' || value === 'focalpoint' || value === 'center') return value
  const sides = value.split(',')
  if (!sides.every((side) => SIDES.has(side))) return null
  const place = (start: string, end: string) => {
    if (sides.includes(start)) return 0
    return sides.includes(end) ? 1 : 0.5
  }
  return { x: place('left', 'right'), y: place('top', 'bottom') }
}

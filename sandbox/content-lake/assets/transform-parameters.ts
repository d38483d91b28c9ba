import { badRequest } from '../errors.ts'

export type OutputFormat = 'jpg' | 'pjpg' | 'png' | 'webp' | 'avif'
type Fit = 'clip' | 'crop' | 'fill' | 'fillmax' | 'max' | 'min' | 'scale'

interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Transform {
  width: number | undefined
  height: number | undefined
  fit: Fit
  /** The part of the image to keep, in pixels. */
  rect: Box | undefined
  quality: number | undefined
  format: OutputFormat | undefined
  /** Whether to use the best format that the request's `Accept` header names (`auto=format`). */
  auto: boolean
}

const FORMATS = ['jpg', 'pjpg', 'png', 'webp', 'avif'] as const
const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'] as const
const MAX_SIZE = 8192
const MAX_DPR = 3

// The only URL parameters that transform an image.
const NAMES = 'w h dpr fit rect q fm auto'.split(' ')

/**
 * Parses the image parameters that the site and the Studio use.
 *
 * @returns null for a URL without these parameters, which requests the original image
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
  return {
    width: edge('w'),
    height: edge('h'),
    fit: read.choice('fit', FITS) ?? 'clip',
    rect: readRect(read),
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

interface Range {
  least: number
  most: number
}

/** Reads a URL's parameters; each is undefined when not given. */
class SearchReader {
  readonly #search: URLSearchParams

  constructor(search: URLSearchParams) {
    this.#search = search
  }

  /** @throws LakeError 400 naming the parameter if it is invalid; so do the methods below */
  integer(name: string, range: Range): number | undefined {
    return this.parsed(name, (value) => (/^\d{1,9}$/.test(value) ? within(value, range) : null))
  }

  number(name: string, range: Range): number | undefined {
    return this.parsed(name, (value) =>
      /^\d{1,9}(?:\.\d{1,9})?$/.test(value) ? within(value, range) : null,
    )
  }

  choice<T extends string>(name: string, choices: readonly T[]): T | undefined {
    return this.parsed(name, (value) => choices.find((choice) => choice === value) ?? null)
  }

  /** @param parse returns null for an invalid value */
  parsed<T>(name: string, parse: (value: string) => T | null): T | undefined {
    const value = this.#search.get(name)
    if (value === null) return undefined
    const parsed = parse(value)
    if (parsed === null) throw badRequest(`Invalid value for "${name}": ${JSON.stringify(value)}`)
    return parsed
  }
}

function within(value: string, { least, most }: Range): number | null {
  const number = Number(value)
  return number >= least && number <= most ? number : null
}

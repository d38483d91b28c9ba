import { badRequest } from '../errors.ts'

export type RequestedFormat = 'jpg' | 'pjpg' | 'png' | 'webp' | 'avif'
type Fit = 'clip' | 'crop' | 'fill' | 'fillmax' | 'max' | 'min' | 'scale'

interface Rectangle {
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
  rect: Rectangle | undefined
  quality: number | undefined
  format: RequestedFormat | undefined
  /** Whether to use the best format that the request's `Accept` header names (`auto=format`). */
  usesAcceptHeader: boolean
}

const FORMATS = ['jpg', 'pjpg', 'png', 'webp', 'avif'] as const
const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'] as const
const MAX_SIDE = 8192
const MAX_DPR = 3

const TRANSFORM_PARAMETERS = 'w h dpr fit rect q fm auto'.split(' ')

/**
 * Parses the image parameters that the site and the Studio use.
 *
 * @returns null for a URL without these parameters, which requests the original image
 * @throws LakeError 400 that names the invalid parameter
 */
export function parseTransform(search: URLSearchParams): Transform | null {
  if (!TRANSFORM_PARAMETERS.some((name) => search.has(name))) return null
  const read = new SearchReader(search)
  const dpr = read.number('dpr', { min: 1, max: MAX_DPR }) ?? 1
  const readSide = (name: string) => {
    const pixels = read.integer(name, { min: 1, max: MAX_SIDE })
    return pixels && Math.min(MAX_SIDE, Math.round(pixels * dpr))
  }
  return {
    width: readSide('w'),
    height: readSide('h'),
    fit: read.choice('fit', FITS) ?? 'clip',
    rect: readRect(read),
    quality: read.integer('q', { min: 0, max: 100 }),
    format: read.choice('fm', FORMATS),
    usesAcceptHeader: read.choice('auto', ['format'] as const) !== undefined,
  }
}

function readRect(read: SearchReader): Rectangle | undefined {
  return read.value('rect', (value) => {
    if (!/^\d{1,6}(?:,\d{1,6}){3}$/.test(value)) return null
    const [left = 0, top = 0, width = 0, height = 0] = value.split(',').map(Number)
    return width === 0 || height === 0 ? null : { left, top, width, height }
  })
}

interface Range {
  min: number
  max: number
}

/** Reads the parameters of a URL. Each method returns undefined if the URL lacks the parameter. */
class SearchReader {
  readonly #search: URLSearchParams

  constructor(search: URLSearchParams) {
    this.#search = search
  }

  /** @throws LakeError 400 that names the parameter if its value is invalid; the methods below throw it too */
  integer(name: string, range: Range): number | undefined {
    return this.value(name, (value) => (/^\d{1,9}$/.test(value) ? inRange(value, range) : null))
  }

  number(name: string, range: Range): number | undefined {
    return this.value(name, (value) =>
      /^\d{1,9}(?:\.\d{1,9})?$/.test(value) ? inRange(value, range) : null,
    )
  }

  choice<T extends string>(name: string, choices: readonly T[]): T | undefined {
    return this.value(name, (value) => choices.find((choice) => choice === value) ?? null)
  }

  /** @param parse returns null for an invalid value */
  value<T>(name: string, parse: (value: string) => T | null): T | undefined {
    const value = this.#search.get(name)
    if (value === null) return undefined
    const parsed = parse(value)
    if (parsed === null) throw badRequest(`Invalid value for "${name}": ${JSON.stringify(value)}`)
    return parsed
  }
}

function inRange(value: string, { min, max }: Range): number | null {
  const number = Number(value)
  return number >= min && number <= max ? number : null
}

import { badRequest } from '../errors.ts'

export type OutputFormat = 'jpg' | 'pjpg' | 'png' | 'webp' | 'avif'
export type Fit = 'clip' | 'crop' | 'fill' | 'fillmax' | 'max' | 'min' | 'scale'

export interface Transform {
  width: number | undefined
  height: number | undefined
  fit: Fit
  quality: number | undefined
  format: OutputFormat | undefined
  /** `auto=format`: the best format that the request's `Accept` names. */
  auto: boolean
  rect: { left: number; top: number; width: number; height: number } | undefined
}

const FORMATS: readonly string[] = ['jpg', 'pjpg', 'png', 'webp', 'avif'] satisfies OutputFormat[]
const FITS: readonly string[] = [
  'clip',
  'crop',
  'fill',
  'fillmax',
  'max',
  'min',
  'scale',
] satisfies Fit[]
const MAX_SIZE = 8192

const isFormat = (value: string): value is OutputFormat => FORMATS.includes(value)
const isFit = (value: string): value is Fit => FITS.includes(value)

/**
 * Read the image parameters of a URL: `w`, `h`, `fit`, `q`, `fm`, `auto`, `rect`.
 *
 * @returns null when none is given: the original is asked for
 * @throws LakeError 400 naming the parameter that is wrong
 */
export function parseTransform(search: URLSearchParams): Transform | null {
  const width = readInteger(search, 'w', MAX_SIZE)
  const height = readInteger(search, 'h', MAX_SIZE)
  const quality = readInteger(search, 'q', 100)
  const format = readChoice(search, 'fm', isFormat)
  const fit = readChoice(search, 'fit', isFit) ?? 'clip'
  const auto = readChoice(search, 'auto', (value) => value === 'format') !== undefined
  const rect = readRect(search)
  const resized = width !== undefined || height !== undefined || rect !== undefined
  if (!resized && quality === undefined && format === undefined && !auto) return null
  return { width, height, fit, quality, format, auto, rect }
}

function invalid(name: string, value: string) {
  return badRequest(`Invalid value for "${name}": ${JSON.stringify(value)}`)
}

function readInteger(search: URLSearchParams, name: string, max: number): number | undefined {
  const value = search.get(name)
  if (value === null) return undefined
  const number = Number(value)
  if (!/^\d{1,9}$/.test(value) || number < 1 || number > max) throw invalid(name, value)
  return number
}

function readChoice<T extends string>(
  search: URLSearchParams,
  name: string,
  isChoice: (value: string) => value is T,
): T | undefined
function readChoice(
  search: URLSearchParams,
  name: string,
  isChoice: (value: string) => boolean,
): string | undefined
function readChoice(
  search: URLSearchParams,
  name: string,
  isChoice: (value: string) => boolean,
): string | undefined {
  const value = search.get(name)
  if (value === null) return undefined
  if (!isChoice(value)) throw invalid(name, value)
  return value
}

function readRect(search: URLSearchParams): Transform['rect'] {
  const value = search.get('rect')
  if (value === null) return undefined
  if (!/^\d{1,6}(?:,\d{1,6}){3}$/.test(value)) throw invalid('rect', value)
  const [left = 0, top = 0, width = 0, height = 0] = value.split(',').map(Number)
  if (width === 0 || height === 0) throw invalid('rect', value)
  return { left, top, width, height }
}

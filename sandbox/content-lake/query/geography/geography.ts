import { asList, isObject, SpecialValue } from '../evaluate/values.ts'
import { isSimpleRing, type Line, type Position } from './plane.ts'

/** One point, line or polygon. A polygon's first ring is its edge, the others are holes. */
export interface Part {
  dimension: 0 | 1 | 2
  lines: readonly Line[]
}

/** A geography: one of GeoJSON's geometries, or `{lat, lng}`. */
export class Geography extends SpecialValue {
  readonly parts: readonly Part[]
  readonly #json: unknown

  constructor(json: unknown, parts: readonly Part[]) {
    super()
    this.#json = json
    this.parts = parts
  }

  /** The position of a point; null for anything else. */
  get point(): Position | null {
    const [part] = this.parts
    return this.parts.length === 1 && part?.dimension === 0 ? (part.lines[0]?.[0] ?? null) : null
  }

  toJSON(): unknown {
    return this.#json
  }
}

export function pointAt(lat: number, lng: number): Geography | null {
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) return null
  const json = { type: 'Point', coordinates: [lng, lat] }
  return new Geography(json, [{ dimension: 0, lines: [[[lng, lat]]] }])
}

const known = new WeakMap<object, Geography | null>()

/** Parses a geography; null when the value is not a valid one. */
export function toGeography(value: unknown): Geography | null {
  if (value instanceof Geography) return value
  if (!isObject(value)) return null
  const before = known.get(value)
  if (before !== undefined) return before
  const geography = readPoint(value) ?? readGeometry(value)
  known.set(value, geography)
  return geography
}

function readPoint({ lat, lng, lon, type }: Record<string, unknown>): Geography | null {
  if (type !== undefined || (lng === undefined) === (lon === undefined)) return null
  const longitude = lng ?? lon
  return typeof lat === 'number' && typeof longitude === 'number' ? pointAt(lat, longitude) : null
}

function readGeometry(value: Record<string, unknown>): Geography | null {
  const { type, coordinates, geometries } = value
  if (type === 'GeometryCollection') {
    const members = asList(geometries)?.map(toGeography)
    if (!members || members.includes(null)) return null
    const parts = members.flatMap((member) => member?.parts ?? [])
    return new Geography({ type, geometries }, parts)
  }
  const parts = readers.get(type)?.(coordinates) ?? null
  return parts && new Geography({ type, coordinates }, parts)
}

const readers = new Map<unknown, (coordinates: unknown) => readonly Part[] | null>(
  Object.entries({
    Point: one(readPointPart),
    MultiPoint: (coordinates) => every(coordinates, readPointPart),
    LineString: one(readLinePart),
    MultiLineString: (coordinates) => every(coordinates, readLinePart),
    Polygon: one(readPolygon),
    MultiPolygon: (coordinates) => every(coordinates, readPolygon),
  }),
)

function one(read: (value: unknown) => Part | null): (value: unknown) => readonly Part[] | null {
  return (value) => {
    const part = read(value)
    return part && [part]
  }
}

function every<T>(value: unknown, read: (item: unknown) => T | null): readonly T[] | null {
  const items = asList(value)?.map(read) ?? []
  const found = items.filter((item) => item !== null)
  return found.length === items.length && items.length > 0 ? found : null
}

function readPointPart(value: unknown): Part | null {
  const position = readPosition(value)
  return position && { dimension: 0, lines: [[position]] }
}

function readLinePart(value: unknown): Part | null {
  const line = every(value, readPosition)
  return line && line.length > 1 ? { dimension: 1, lines: [line] } : null
}

function readPolygon(value: unknown): Part | null {
  const rings = every(value, (ring) => every(ring, readPosition))
  return rings?.every(isSimpleRing) === true ? { dimension: 2, lines: rings } : null
}

function readPosition(value: unknown): Position | null {
  const [x, y] = asList(value) ?? []
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : null
}

import { isJsonObject, type JsonObject } from '../../json.ts'

/** A GROQ value that is not of a JSON type. Query results contain its JSON form. */
export abstract class SpecialValue {
  abstract toJSON(): unknown
}

/** A path pattern, `path("a.**")`: `*` matches one segment, `**` any number of segments. */
export class PathPattern extends SpecialValue {
  readonly pattern: string
  readonly #expression: RegExp

  constructor(pattern: string) {
    super()
    this.pattern = pattern
    const segments = pattern.split('.').map((segment) => {
      if (segment === '*') return '[^.]+'
      return segment === '**' ? '.*' : RegExp.escape(segment)
    })
    this.#expression = new RegExp(`^${segments.join('\\.')}$`)
  }

  matches(id: string): boolean {
    return this.#expression.test(id)
  }

  toJSON(): string {
    return this.pattern
  }
}

/** True for a GROQ object, such as a document. False for an array, a time or a path pattern. */
export function isObject(value: unknown): value is JsonObject {
  return isJsonObject(value) && !(value instanceof SpecialValue)
}

/** The array, or null for any other value, as GROQ specifies. */
export function asList(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null
}

/** The number, or null if it is not finite. */
export function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null
}

const RFC3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[-+]\d{2}:\d{2})$/

/** A point in time, to the millisecond. */
export class DateTime extends SpecialValue {
  readonly milliseconds: number

  constructor(milliseconds: number) {
    super()
    this.milliseconds = milliseconds
  }

  /** Parses RFC 3339 text with a time and zone; null for any other text. */
  static parse(text: string): DateTime | null {
    const milliseconds = RFC3339.test(text) ? Date.parse(text) : Number.NaN
    return Number.isNaN(milliseconds) ? null : new DateTime(milliseconds)
  }

  plusSeconds(seconds: number): DateTime {
    return new DateTime(this.milliseconds + seconds * 1000)
  }

  toJSON(): string {
    return new Date(this.milliseconds).toISOString().replace('.000Z', 'Z')
  }
}

const NO_IDS: ReadonlySet<string> = new Set()
const idsByValue = new WeakMap<object, ReadonlySet<string>>()

/** Every `_ref` in a value, including weak references. Cached for each object. */
export function referencedIds(value: unknown): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return NO_IDS
  const cached = idsByValue.get(value)
  if (cached) return cached
  const found = new Set<string>()
  collectIds(value, found)
  const ids = found.size === 0 ? NO_IDS : found
  idsByValue.set(value, ids)
  return ids
}

function collectIds(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collectIds(item, found)
  else if (isObject(value)) {
    if (typeof value['_ref'] === 'string') found.add(value['_ref'])
    for (const item of Object.values(value)) collectIds(item, found)
  }
}

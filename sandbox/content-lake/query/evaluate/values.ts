import { isJsonObject, type JsonObject } from '../../json.ts'

/** A GROQ value without a JSON type; answers contain its JSON form. */
export abstract class SpecialValue {
  abstract toJSON(): unknown
}

/** A path pattern, `path("a.**")`: `*` matches one segment, `**` is any number of them. */
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

/** True for a GROQ object: a document or part of one, but no array, time or path pattern. */
export function isObject(value: unknown): value is JsonObject {
  return isJsonObject(value) && !(value instanceof SpecialValue)
}

/** The values of an array; null, as GROQ specifies, for anything else. */
export function asList(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null
}

/** The number, or null if it is not finite. */
export function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null
}

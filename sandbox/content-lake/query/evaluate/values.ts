import { isJsonObject, type JsonObject } from '../../json.ts'

/** A value of GROQ's that JSON has no kind for; an answer shows its JSON form. */
export abstract class SpecialValue {
  abstract toJSON(): unknown
}

/** A path pattern, `path("a.**")`: `*` is one segment, `**` is any number of them. */
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

/** True for an object of GROQ's: a document or a part of one, no array, time or geography. */
export function isObject(value: unknown): value is JsonObject {
  return isJsonObject(value) && !(value instanceof SpecialValue)
}

/** A list of the values; null, as GROQ has it, for what is no array. */
export function asList(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null
}

/** A number, or null where arithmetic leaves the finite ones. */
export function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null
}

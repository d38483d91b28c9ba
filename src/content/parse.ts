/**
 * Parsers of the content lake's answers. A missing or invalid value becomes null or the field's default, and an invalid
 * list item is left out, so that no bad value breaks a page. An answer is rejected only if its top level is invalid.
 */
import * as v from 'valibot'

/** Accepts input of any type. For a key of a `v.object` that might be absent, wrap the parser in `v.optional`. */
export type Parser<Value> = v.GenericSchema<unknown, Value>

/** Returns null for a value that is missing or that `schema` rejects. */
export function optional<Value>(schema: Parser<Value>): Parser<Value | null> {
  return v.optional(v.fallback(v.nullable(schema), null), null)
}

export const nonEmptyText = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** A list whose bad items are left out. A missing list is empty. */
export function listOf<Value>(item: Parser<Value>): Parser<Value[]> {
  const items = v.pipe(
    v.unknown(),
    v.transform((value) =>
      (Array.isArray(value) ? value : []).flatMap((entry) => {
        const parsed = v.safeParse(item, entry)
        return parsed.success ? [parsed.output] : []
      }),
    ),
  )
  return v.optional(items, [])
}

/** Parses a missing object like an empty object, so that each field is read as missing. */
export function orEmpty<Value>(object: Parser<Value>): Parser<Value> {
  const fields = v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'object' && value !== null ? value : {})),
    object,
  )
  return v.optional(fields, {})
}

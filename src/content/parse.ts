/**
 * Parsers of the content lake's answers. A missing or invalid value becomes null, and an invalid list item is left out:
 * a bad document costs a field, never a page. Only the root of an answer is strict.
 */
import * as v from 'valibot'

/** Parses any input. Within `v.object`, its key may be absent. */
export type Parser<Value> = v.GenericSchema<unknown, Value>

/** Parses a value that `schema` rejects as null. */
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

/** Parses a missing object like an empty one, so that each of its fields is null. */
export function orEmpty<Value>(object: Parser<Value>): Parser<Value> {
  const fields = v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'object' && value !== null ? value : {})),
    object,
  )
  return v.optional(fields, {})
}

/**
 * Building blocks for parsing what the content lake answers, at the edge and once (DESIGN "Parse at
 * the edge"). A leaf that is missing or odd becomes null, a bad list item is left out, so that a
 * document loses a field and never a page. Only the root of an answer is strict.
 */
import * as v from 'valibot'

/** A parser of anything; within `v.object` its key may be absent. */
type Leaf<T> = v.GenericSchema<unknown, T>

/** A value that is kept only when `schema` accepts it. */
export function field<T>(schema: Leaf<T>): Leaf<T | null> {
  return v.optional(v.fallback(v.nullable(schema), null), null)
}

/** Text with something in it; without it, a list item is bad. */
export const requiredText = v.pipe(v.string(), v.trim(), v.nonEmpty())

export const text = field(requiredText)

export const flag: Leaf<boolean> = v.optional(v.fallback(v.boolean(), false), false)

export const number = field(v.pipe(v.number(), v.finite()))

/** A list whose bad items are left out. A missing list is empty. */
export function list<T>(item: Leaf<T>): Leaf<T[]> {
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

export const textList = list(requiredText)

/** A document or object whose own fields are each optional; when it is missing, all of them are. */
export function record<Entries extends v.ObjectEntries>(
  entries: Entries,
): Leaf<v.InferOutput<v.ObjectSchema<Entries, undefined>>> {
  const fields = v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'object' && value !== null ? value : {})),
    v.object(entries),
  )
  return v.optional(fields, {})
}

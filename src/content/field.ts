/**
 * Fields of a page's query. Each declaration contains its part of the GROQ projection, the parser of the answer, the
 * type of the value and the stored type that the parser accepts. `select.ts` compares the stored type with the schema:
 * `text` does not compile for a field that is a number.
 */
import * as v from 'valibot'
import { withoutInvisible } from '../text/invisible.ts'
import { listOf, nonEmptyText, optional, orEmpty, type Parser } from './parse.ts'
import { RICH_TEXT_PROJECTION, type RichTextBlock, richTextParser } from './rich-text.ts'

/** Default text, shown while the document’s field is empty. */
export type DefaultText = {
  /** Path from the declared field to the text, as field names; empty if the declared field is the text itself. */
  path: readonly string[]
  text: string
}

/**
 * @typeParam Value the value that a page gets
 * @typeParam Stored the types that the field can have in the schema; the parser accepts all of them
 */
export type ContentField<Value, Stored> = {
  /** GROQ that follows the field's name in a projection, like `[]{_key, label}`; if empty, the whole value is read. */
  projection: string
  parser: Parser<Value>
  /** Path of the stored value, if it differs from the field's name. */
  path?: string
  /** GROQ for the value if nothing is stored at `path`. */
  fallback?: string
  defaults?: readonly DefaultText[]
  /** Never set: a phantom type, so that the compiler rejects a schema field of another type. */
  stored?: (value: Stored) => void
}

/** Fields of any stored type. `never`, because `Stored` is the type of a parameter. */
export type ContentFields = Record<string, ContentField<unknown, never>>

/** Output types of parsers, by name. */
export type ValuesOf<Parts extends Record<string, { parser: Parser<unknown> }>> = {
  [Name in keyof Parts]: v.InferOutput<Parts[Name]['parser']>
}

type StoredOf<Field> = Field extends { stored?: (value: infer Stored) => void } ? Stored : never

type StoredIn<Fields extends ContentFields> = { [Name in keyof Fields]: StoredOf<Fields[Name]> }

/** A field that is null when `schema` does not accept its value: `optionalField(v.number())` is an optional number. */
export function optionalField<Value, Stored = Value extends number ? number : string>(
  schema: Parser<Value>,
): ContentField<Value | null, Stored> {
  return { projection: '', parser: optional(schema) }
}

export const text: ContentField<string | null, string> = optionalField(nonEmptyText)

/** Text that is not empty; a list leaves out an item that lacks it. */
export const requiredText: ContentField<string, string> = { projection: '', parser: nonEmptyText }

const visibleText = v.pipe(
  nonEmptyText,
  v.check((value) => withoutInvisible(value) !== ''),
)

/** Text with the default `words`, used if the value is missing, is not text or has no visible character. */
export function textOr(words: string): ContentField<string, string> {
  return {
    projection: '',
    parser: v.optional(v.fallback(visibleText, words), words),
    defaults: [{ path: [], text: words }],
  }
}

/** The key or id of an item; a list leaves out an item that lacks it. The Studio sets the keys. */
export const key: ContentField<string, string> = { projection: '', parser: v.string() }

/** A whole number; a list leaves out an item that lacks it. */
export const requiredInteger: ContentField<number, number> = {
  projection: '',
  parser: v.pipe(v.number(), v.integer()),
}

/** A boolean; false if it is missing or invalid. */
export const flag: ContentField<boolean, boolean> = {
  projection: '',
  parser: v.optional(v.fallback(v.boolean(), false), false),
}

/** A calendar date as in `2025-05-07`. */
export const date = optionalField(v.pipe(v.string(), v.regex(v.ISO_DATE_REGEX)))

export const richText: ContentField<RichTextBlock[], readonly { _type: 'block' }[]> = {
  projection: RICH_TEXT_PROJECTION,
  parser: richTextParser,
}

/** A list whose bad items are left out. A missing list is empty. */
export function list<Value, Stored>(
  item: ContentField<Value, Stored>,
): ContentField<Value[], readonly Stored[]> {
  return {
    projection: item.projection === '' ? '' : `[]${item.projection}`,
    parser: listOf(item.parser),
  }
}

export const textList = list(requiredText)

/** A list that must have at least one item. If the list is empty, the object that contains it is left out. */
export function nonEmpty<Item, Stored>(
  items: ContentField<Item[], Stored>,
): ContentField<Item[], Stored> {
  return { projection: items.projection, parser: v.pipe(items.parser, v.nonEmpty()) }
}

/** An object with required fields: a list leaves the object out if a required field is missing. */
export function object<Fields extends ContentFields>(
  fields: Fields,
): ContentField<ValuesOf<Fields>, StoredIn<Fields>> {
  return { projection: projectionOf(fields), parser: parserOf(fields) }
}

/** An object of optional fields. If the object is missing, each field is read as missing. */
export function record<Fields extends ContentFields>(
  fields: Fields,
): ContentField<ValuesOf<Fields>, StoredIn<Fields>> {
  return {
    projection: projectionOf(fields),
    parser: orEmpty(parserOf(fields)),
    defaults: defaultsOf(fields),
  }
}

/**
 * An object of labels with their default words. The query reads the whole object: naming each label would make the
 * query long, and few labels are stored.
 */
export function labels<Name extends string>(
  words: Readonly<Record<Name, string>>,
): ContentField<Record<Name, string>, Record<Name, string>> {
  const fields = Object.fromEntries(
    Object.entries<string>(words).map(([name, each]) => [name, textOr(each)]),
  )
  return {
    projection: '',
    // The compiler can't follow the names through `Object.entries`.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    parser: orEmpty(parserOf(fields)) as Parser<Record<Name, string>>,
    defaults: defaultsOf(fields),
  }
}

export function defaultsOf<Default extends DefaultText>(
  parts: Record<string, { defaults?: readonly Default[] }>,
): Default[] {
  return Object.entries(parts).flatMap(([name, { defaults = [] }]) =>
    defaults.map((each) => ({ ...each, path: [name, ...each.path] })),
  )
}

/**
 * A field whose value is stored at a path that differs from the field's name.
 *
 * @param path path in the schema, like `slug.current`, or part of a list, like `localNuances[0...3]`
 * @param fallback GROQ for the value if nothing is stored at `path`
 */
export function at<const Path extends string, Value, Stored>(
  path: Path,
  field: ContentField<Value, Stored>,
  fallback?: string,
): ContentField<Value, Stored> & { path: Path } {
  return { ...field, path, ...(fallback === undefined ? {} : { fallback }) }
}

export function projectionOf(fields: ContentFields): string {
  const projections = Object.entries(fields).map(([name, { path, fallback, projection }]) => {
    if (path === undefined) return name + projection
    const value = fallback === undefined ? path : `coalesce(${path}, ${fallback})`
    return `"${name}": ${value}${projection}`
  })
  return `{${projections.join(', ')}}`
}

export function parserOf<Parts extends Record<string, { parser: Parser<unknown> }>>(
  parts: Parts,
): Parser<ValuesOf<Parts>> {
  const parsers = Object.entries(parts).map(([name, { parser }]) => [name, parser] as const)
  // The compiler can't follow the names through `Object.entries`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return v.object(Object.fromEntries(parsers)) as unknown as Parser<ValuesOf<Parts>>
}

export function choice<const Value extends string>(values: readonly Value[]) {
  return optionalField(v.picklist(values))
}

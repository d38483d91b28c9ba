/**
 * What a page reads from the content lake. A selection consists of GROQ and the parser of the answer. The compiler
 * checks the selected fields against the types that TypeGen generates from the schema: an unknown field, or a field of
 * another type, does not compile.
 *
 * @example
 * every('port', { where: 'defined(slug.current)', order: 'orderRank asc' }, {
 *   name: requiredText,
 *   slug: at('slug.current', requiredText),
 * })
 */
import * as v from 'valibot'
import {
  type ContentField,
  type ContentFields,
  type DefaultText,
  defaultsOf,
  parserOf,
  projectionOf,
  type ValuesOf,
} from './field.ts'
import { listOf, optional, orEmpty, type Parser } from './parse.ts'
import type { AllSanitySchemaTypes, internalGroqTypeReferenceTo } from './sanity.generated.ts'

export type Selection<Value> = {
  groq: string
  parser: Parser<Value>
  shownDocuments: readonly ShownDocuments[]
  /** Texts with default words. The words are shown while the document's field is empty. */
  defaults?: readonly SelectedDefault[]
}

/** A text with default words; `path` is its path in the answer. */
export type SelectedDefault = DefaultText & {
  /** Where editors set the text: type of the singleton, and path of the field. */
  document: DocumentType
  field: readonly string[]
}

/** All documents of a type, or only the documents that match `where` (GROQ). */
export type ShownDocuments = { type: DocumentType; where?: string }

type StoredDocument = Extract<AllSanitySchemaTypes, { _id: string; _type: string }>

export type DocumentType = StoredDocument['_type']

type DocumentOf<Type extends DocumentType> = Extract<StoredDocument, { _type: Type }>

/** A stored value with every optional property set. */
type Complete<Value> = Value extends readonly (infer Item)[]
  ? readonly Complete<Item>[]
  : Value extends object
    ? { [Name in keyof Value]-?: Complete<NonNullable<Value[Name]>> }
    : Value

type Referenced<Reference> = Reference extends { [internalGroqTypeReferenceTo]?: infer Type }
  ? Extract<StoredDocument, { _type: Type }>
  : never

/** The stored value at a path like `slug.current`, `localNuances[0...3]` or `row->service`. */
type StoredAt<Document, Path extends string> = Path extends `${infer Name}->${infer Rest}`
  ? Name extends keyof Document
    ? StoredAt<Referenced<NonNullable<Document[Name]>>, Rest>
    : never
  : Path extends `${infer Name}[${string}]`
    ? StoredAt<Document, Name>
    : Path extends `${infer Name}.${infer Rest}`
      ? Name extends keyof Document
        ? StoredAt<NonNullable<Document[Name]>, Rest>
        : never
      : Path extends keyof Document
        ? NonNullable<Document[Path]>
        : never

/** Requires that each field fits the schema's type at the field's `path` or, without a `path`, at its name. */
type FieldsFor<Document, Fields extends ContentFields> = {
  [Name in keyof Fields]: Fields[Name] extends { path: infer Path extends string }
    ? FieldFor<StoredAt<Document, Path>>
    : Name extends keyof Document
      ? FieldFor<NonNullable<Document[Name]>>
      : never
}

/** A field for values of this stored type; `never` if the schema lacks the path, so that no field fits. */
type FieldFor<Stored> = [Stored] extends [never] ? never : ContentField<unknown, Complete<Stored>>

/** GROQ for one or two keys to sort by: `orderRank asc, name asc`. */
type Order<Document> = SortKey<Document> | `${SortKey<Document>}, ${SortKey<Document>}`

/** Ascending only, because no page lists documents in descending order. */
type SortKey<Document> = `${keyof Document & string} asc`

/** The only document of its type; `_id` is the type's name. If it is missing, each field is read as missing. */
export function singleton<Type extends DocumentType, Fields extends ContentFields>(
  type: Type,
  fields: Fields & FieldsFor<DocumentOf<Type>, Fields>,
): Selection<ValuesOf<Fields>> {
  return {
    groq: `*[_id == "${type}"][0]${projectionOf(fields)}`,
    parser: orEmpty(parserOf<Fields>(fields)),
    shownDocuments: [{ type }],
    defaults: defaultsOf(fields).map(({ path, text }) => ({
      path,
      text,
      document: type,
      field: path,
    })),
  }
}

/**
 * The oldest document of a type that matches a filter; null if no document matches.
 *
 * @param filter GROQ
 */
export function first<Type extends DocumentType, Fields extends ContentFields>(
  type: Type,
  filter: string,
  fields: Fields & FieldsFor<DocumentOf<Type>, Fields>,
): Selection<ValuesOf<Fields> | null> {
  return {
    groq: `*[_type == "${type}" && ${filter}] | order(_createdAt asc, _id asc)[0]${projectionOf(fields)}`,
    parser: optional(parserOf<Fields>(fields)),
    shownDocuments: [{ type, where: filter }],
  }
}

/**
 * Documents of a type, without documents that lack a required field. `where` is GROQ, which
 * `tests/property/filters.test.ts` checks against the schema.
 */
export function every<Type extends DocumentType, Fields extends ContentFields>(
  type: Type,
  { where, order, limit }: { where?: string; order: Order<DocumentOf<Type>>; limit?: number },
  fields: Fields & FieldsFor<DocumentOf<Type>, Fields>,
): Selection<ValuesOf<Fields>[]> {
  const slice = limit === undefined ? '' : `[0...${limit}]`
  return {
    groq: `*[${filterOf(type, where)}] | order(${order})${slice}${projectionOf(fields)}`,
    parser: listOf(parserOf<Fields>(fields)),
    shownDocuments: [where === undefined ? { type } : { type, where }],
  }
}

/** Number of documents of a type that match a filter; null if the answer is not a number. */
export function count(type: DocumentType, where: string): Selection<number | null> {
  return {
    groq: `count(*[${filterOf(type, where)}])`,
    parser: optional(v.number()),
    shownDocuments: [{ type, where }],
  }
}

function filterOf(type: DocumentType, where: string | undefined): string {
  return `_type == "${type}"${where === undefined ? '' : ` && ${where}`}`
}

/** Adds a type to `shownDocuments`: the selection also shows documents of this type, through references. */
export function alsoDependsOn<Value>(
  selection: Selection<Value>,
  type: DocumentType,
): Selection<Value> {
  return { ...selection, shownDocuments: [...selection.shownDocuments, { type }] }
}

/** Joins selections into one, whose value contains each part under the part's name. */
export function combine<Parts extends Record<string, Selection<unknown>>>(
  parts: Parts,
): Selection<ValuesOf<Parts>> {
  const projections = Object.entries(parts).map(([name, { groq }]) => `"${name}": ${groq}`)
  return {
    groq: `{${projections.join(', ')}}`,
    parser: parserOf(parts),
    shownDocuments: Object.values(parts).flatMap(({ shownDocuments }) => shownDocuments),
    defaults: defaultsOf(parts),
  }
}

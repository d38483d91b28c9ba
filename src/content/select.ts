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
  shows: readonly Shown[]
  /** Texts with default words, which are shown if the document has none. */
  defaults?: readonly SelectedDefault[]
}

/** A text with default words; `at` is its path in the answer. */
export type SelectedDefault = DefaultText & {
  /** Where editors set it: type of the singleton, and path of the field. */
  document: DocumentType
  field: readonly string[]
}

/** All documents of a type, or only the documents that match `where` (GROQ). */
export type Shown = { type: DocumentType; where?: string }

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

/** Requires each selected field to accept the type that the schema has at its name or path. */
type Fitting<Document, Fields extends ContentFields> = {
  [Name in keyof Fields]: Fields[Name] extends { path: infer Path extends string }
    ? Fitted<StoredAt<Document, Path>>
    : Name extends keyof Document
      ? Fitted<NonNullable<Document[Name]>>
      : never
}

/** A path that the schema does not have is `never`, which no field accepts. */
type Fitted<Stored> = [Stored] extends [never] ? never : ContentField<unknown, Complete<Stored>>

/** GROQ for one or two keys to sort by: `orderRank asc, name asc`. */
type Order<Document> = SortKey<Document> | `${SortKey<Document>}, ${SortKey<Document>}`

/** Ascending only, because no page lists documents in descending order. */
type SortKey<Document> = `${keyof Document & string} asc`

/** The only document of its type; `_id` is the type's name. If it is missing, every field is null. */
export function singleton<Type extends DocumentType, Fields extends ContentFields>(
  type: Type,
  fields: Fields & Fitting<DocumentOf<Type>, Fields>,
): Selection<ValuesOf<Fields>> {
  return {
    groq: `*[_id == "${type}"][0]${projectionOf(fields)}`,
    parser: orEmpty(parserOf<Fields>(fields)),
    shows: [{ type }],
    defaults: defaultsOf(fields).map(({ at, text }) => ({ at, text, document: type, field: at })),
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
  fields: Fields & Fitting<DocumentOf<Type>, Fields>,
): Selection<ValuesOf<Fields> | null> {
  return {
    groq: `*[_type == "${type}" && ${filter}] | order(_createdAt asc, _id asc)[0]${projectionOf(fields)}`,
    parser: optional(parserOf<Fields>(fields)),
    shows: [{ type, where: filter }],
  }
}

/**
 * Documents of a type. A document that lacks a required field is left out.
 *
 * `where` is GROQ, which `tests/property/filters.test.ts` checks against the schema.
 */
export function every<Type extends DocumentType, Fields extends ContentFields>(
  type: Type,
  { where, order, limit }: { where?: string; order: Order<DocumentOf<Type>>; limit?: number },
  fields: Fields & Fitting<DocumentOf<Type>, Fields>,
): Selection<ValuesOf<Fields>[]> {
  const slice = limit === undefined ? '' : `[0...${limit}]`
  return {
    groq: `*[${filterOf(type, where)}] | order(${order})${slice}${projectionOf(fields)}`,
    parser: listOf(parserOf<Fields>(fields)),
    shows: [where === undefined ? { type } : { type, where }],
  }
}

/** Number of documents of a type that match a filter; null if the answer is not a number. */
export function count(type: DocumentType, where: string): Selection<number | null> {
  return {
    groq: `count(*[${filterOf(type, where)}])`,
    parser: optional(v.number()),
    shows: [{ type, where }],
  }
}

function filterOf(type: DocumentType, where: string | undefined): string {
  return `_type == "${type}"${where === undefined ? '' : ` && ${where}`}`
}

/** Declares that a selection also shows texts of referenced documents of this type. */
export function withTextsOf<Value>(
  selection: Selection<Value>,
  type: DocumentType,
): Selection<Value> {
  return { ...selection, shows: [...selection.shows, { type }] }
}

export function combine<Parts extends Record<string, Selection<unknown>>>(
  parts: Parts,
): Selection<ValuesOf<Parts>> {
  const asked = Object.entries(parts).map(([name, { groq }]) => `"${name}": ${groq}`)
  return {
    groq: `{${asked.join(', ')}}`,
    parser: parserOf(parts),
    shows: Object.values(parts).flatMap(({ shows }) => shows),
    defaults: defaultsOf(parts),
  }
}

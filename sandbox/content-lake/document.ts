import { randomBytes } from 'node:crypto'
import { isJsonObject, type JsonObject } from './json.ts'

/** A stored document. Treated as immutable: a change makes a new object. */
export interface LakeDocument extends JsonObject {
  readonly _id: string
  readonly _type: string
  readonly _rev: string
  readonly _createdAt: string
  readonly _updatedAt: string
}

const ID_PATTERN = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}$/
const DRAFTS_PREFIX = 'drafts.'
const VERSIONS_PREFIX = 'versions.'
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/**
 * Attribute names that are refused: the query and patch engines look these up on documents as
 * properties of JavaScript objects, so one document could break every query.
 */
export const RESERVED_NAMES: readonly string[] = ['__proto__', 'hasOwnProperty']

/** Up to 128 of `a-zA-Z0-9_.-`, not starting with a dash or dot, no two dots in a row. */
export function isDocumentId(id: unknown): id is string {
  return typeof id === 'string' && ID_PATTERN.test(id) && !id.includes('..') && !id.endsWith('.')
}

export function isLakeDocument(value: unknown): value is LakeDocument {
  return (
    isJsonObject(value) &&
    typeof value['_id'] === 'string' &&
    typeof value['_type'] === 'string' &&
    typeof value['_rev'] === 'string' &&
    typeof value['_createdAt'] === 'string' &&
    typeof value['_updatedAt'] === 'string'
  )
}

/** For sorting documents by id. */
export function compareIds({ _id: a }: LakeDocument, { _id: b }: LakeDocument): number {
  return a < b ? -1 : Number(a > b)
}

export function isDraftId(id: string): boolean {
  return id.startsWith(DRAFTS_PREFIX)
}

/** True for the version of a document in a release: `versions.<release>.<id>`. */
export function isVersionId(id: string): boolean {
  return id.startsWith(VERSIONS_PREFIX)
}

/** The name of the release in the id of a version; null for other ids. */
export function releaseOf(id: string): string | null {
  return isVersionId(id) ? (id.split('.')[1] ?? null) : null
}

export function isPublishedId(id: string): boolean {
  return !isDraftId(id) && !isVersionId(id)
}

/** The id a draft or version is published under. */
export function publishedId(id: string): string {
  if (isDraftId(id)) return id.slice(DRAFTS_PREFIX.length)
  if (isVersionId(id)) return id.split('.').slice(2).join('.')
  return id
}

/** The draft of a published id. */
export function draftId(id: string): string {
  return `${DRAFTS_PREFIX}${id}`
}

/** 22 letters and digits, the form of the hosted lake's own ids and transaction ids. */
export function generateId(): string {
  return Array.from(randomBytes(22), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/**
 * Parses a document from the database.
 *
 * @throws when the row is not a document, because another program has written to the database
 */
export function parseStoredDocument(content: unknown): LakeDocument {
  const document: unknown = JSON.parse(String(content))
  if (!isLakeDocument(document)) throw new Error(`Not a document: ${String(content)}`)
  return document
}

/** What one transaction did to one document. */
export interface DocumentChange {
  id: string
  before: LakeDocument | null
  after: LakeDocument | null
  /** The document's mutations as listeners get them: by id, even if the request selected documents by a query. */
  mutations: JsonObject[]
}

/** A committed transaction; its id is the revision of every document it changed. */
export interface Transaction {
  id: string
  timestamp: string
  author: string
  changes: DocumentChange[]
}

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
const ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/**
 * Attribute names that mutations can't use. The query and patch engines read these properties of JavaScript objects,
 * so a document that sets one of them could break every query.
 */
export const RESERVED_NAMES: readonly string[] = ['__proto__', 'hasOwnProperty']

/** True for up to 128 characters of `a-zA-Z0-9_.-`, with no `-` or `.` at the start, no `.` at the end and no `..`. */
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

/** Comparator for sorting documents by id. */
export function compareIds({ _id: a }: LakeDocument, { _id: b }: LakeDocument): number {
  return a < b ? -1 : Number(a > b)
}

export function isDraftId(id: string): boolean {
  return id.startsWith(DRAFTS_PREFIX)
}

/** True for a version: a document's copy in a release. */
export function isVersionId(id: string): boolean {
  return id.startsWith(VERSIONS_PREFIX)
}

/** The release named in a version's id, `versions.<release>.<id>`; null for other ids. */
export function releaseNameOf(id: string): string | null {
  return isVersionId(id) ? (id.split('.')[1] ?? null) : null
}

export function isPublishedId(id: string): boolean {
  return !isDraftId(id) && !isVersionId(id)
}

/** The id under which a draft or version is published; a published id is returned unchanged. */
export function publishedId(id: string): string {
  if (isDraftId(id)) return id.slice(DRAFTS_PREFIX.length)
  if (isVersionId(id)) return id.split('.').slice(2).join('.')
  return id
}

/** The id of a published document's draft. */
export function draftId(id: string): string {
  return `${DRAFTS_PREFIX}${id}`
}

/** 22 random letters and digits, like the ids that the hosted lake generates for documents and transactions. */
export function generateId(): string {
  return Array.from(randomBytes(22), (byte) => ID_CHARACTERS[byte % ID_CHARACTERS.length]).join('')
}

/**
 * Parses a document from the database.
 *
 * @throws when the row is not a document, for example because another program has written to the database
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
  /** As sent to listeners: each mutation names the document by id, even if the request selected it by a query. */
  mutations: JsonObject[]
}

/** A committed transaction; its id is the revision of every document it changed. */
export interface Transaction {
  id: string
  timestamp: string
  author: string
  changes: DocumentChange[]
}

/** Finds which documents a request reads or changes, and which fields mutations write. */
import type { RequestHandler } from '@sanity/client'
import { getPublishedId } from '@sanity/client/csm'

export type Request = Parameters<RequestHandler>[0]

/** The value of a query parameter, as text. */
export function queryParameter(query: Request['query'], name: string): string {
  return String(query instanceof URLSearchParams ? query.get(name) : query?.[name])
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The actions or mutations of a save.
 *
 * @param body of a POST to `/data/actions` or `/data/mutate`
 */
export function changesIn({ actions, mutations }: Record<string, unknown>) {
  return [actions, mutations].flat().filter(isRecord)
}

/** Published ids of the documents that a save changes. */
export function documentsChangedBy(body: Record<string, unknown>): string[] {
  return publishedIds(changesIn(body).flatMap((change) => idsIn(change)))
}

/** Published ids of the documents that a GET of `/data/doc/<dataset>/<ids>` reads. */
export function documentsReadAt(address: string): string[] {
  const [, ids] = /\/data\/doc\/[^/]+\/([^/?]+)/.exec(address) ?? []
  return ids === undefined ? [] : publishedIds(decodeURIComponent(ids).split(','))
}

const ID_FIELDS = ['publishedId', 'draftId', 'versionId', 'id', '_id']

/** An action has ids at its top level or in its document. A mutation has its id one level down. */
function idsIn(change: Record<string, unknown>): string[] {
  return [change, ...Object.values(change).filter(isRecord)]
    .flatMap((part) => ID_FIELDS.map((field) => part[field]))
    .filter((id) => typeof id === 'string')
}

const publishedIds = (ids: readonly string[]) => [...new Set(ids.map((id) => getPublishedId(id)))]

/** The top-level fields that mutations set. `insert` is ignored: the Studio sends `setIfMissing` with it. */
export function fieldsWrittenBy(mutations: readonly unknown[]): string[] {
  return mutations
    .filter(isRecord)
    .map(({ patch }) => patch)
    .filter(isRecord)
    .flatMap(({ set, setIfMissing, diffMatchPatch }) => [set, setIfMissing, diffMatchPatch])
    .filter(isRecord)
    .flatMap((operation) => Object.keys(operation))
    .map((path) => path.replace(/[.[].*$/, ''))
}

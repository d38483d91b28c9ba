/** Documents that changed lately, and by whom. */
import type { SanityClient } from 'sanity'
import { type Found, readRows, textOf } from './found.ts'

export type Change = Found & {
  /** The id of the version that changed, a draft's or the published one's. */
  readonly version: string
  /** The transaction that changed it last. */
  readonly revision: string
  readonly time: string
}

/** GROQ: the attributes that `readChanges` reads. */
export const CHANGE = `{
  "_id": select(_id in path("drafts.**") => string::split(_id, "drafts.")[1], _id),
  _type, "version": _id, "revision": _rev, "time": _updatedAt
}`

export function readChanges(answer: unknown): Change[] {
  return readRows(answer, (row) => ({
    version: textOf(row, 'version'),
    revision: textOf(row, 'revision'),
    time: textOf(row, 'time'),
  }))
}

/** The last change of each document, whether of its draft or of what is published, newest first. */
export function lastOfEach(changes: readonly Change[]): Change[] {
  return Array.from(Map.groupBy(changes, ({ id }) => id).values(), (versions) =>
    versions.reduce((last, each) => (each.time > last.time ? each : last)),
  ).toSorted((a, b) => (a.time > b.time ? -1 : 1))
}

/** Who made a transaction, and when. */
type Made = { readonly author: string; readonly time: string }

/** Reads a transaction of the history API; null when there is none. */
function readTransaction(lines: unknown): Made | null {
  const [line] = typeof lines === 'string' ? lines.split('\n') : []
  if (!line) return null
  const transaction = Object(JSON.parse(line))
  const read = { author: textOf(transaction, 'author'), time: textOf(transaction, 'timestamp') }
  return read.author ? read : null
}

type Client = Pick<SanityClient, 'request' | 'config'>

/**
 * Asks history for the last transaction of a document's version.
 *
 * @param author whose last one; anybody's when left out
 */
export async function lastTransaction(
  client: Client,
  version: string,
  author?: string,
): Promise<Made | null> {
  const query = {
    excludeContent: 'true',
    reverse: 'true',
    limit: '1',
    ...(author && { authors: author }),
  }
  const url = `/data/history/${client.config().dataset ?? ''}/transactions/${version}`
  return readTransaction(await client.request<unknown>({ url, query }))
}

/**
 * Which pages a publication can't have changed. A port's page shows its own document, and what the pages of all
 * ports show alike; so of two thousand of them only those of ports with another revision are asked for.
 */
import * as v from 'valibot'
import { portSlug } from '../../src/text/port-slug.ts'
import { sha256 } from '../sha256.ts'
import { contentText } from './same-content.ts'
import type { MadeOf } from '../site-files/site-record.ts'

const UNKNOWN = ''

export const documentsGroq = `{
  "now": now(),
  "documents": *[!(_id in path("_.**"))]{
    _id, _type, _rev, _updatedAt, "port": select(_type == "port" => slug.current)
  }
}`

const documentsSchema = v.object({
  now: v.string(),
  documents: v.array(
    v.object({
      _id: v.string(),
      _type: v.string(),
      _rev: v.string(),
      _updatedAt: v.string(),
      port: v.nullable(v.unknown()),
    }),
  ),
})

/** All published documents. */
export type Documents = Pick<MadeOf, 'revisions' | 'ownPages'> & {
  /** When each was changed, and what time the lake has. */
  changes: { id: string; type: string; at: string }[]
  now: string
}

/** @throws ValiError when the answer is none to `documentsGroq` */
export function parseDocuments(answer: unknown): Documents {
  const { now, documents } = v.parse(documentsSchema, answer)
  return {
    now,
    changes: documents.map(({ _id: id, _type: type, _updatedAt: at }) => ({ id, type, at })),
    revisions: Object.fromEntries(documents.map(({ _id, _rev }) => [_id, _rev])),
    ownPages: Object.fromEntries(
      documents.flatMap(({ _id, port }) => (v.is(portSlug, port) ? [[_id, `/ports/${port}`]] : [])),
    ),
  }
}

/** @param answer null when what pages share is not known */
export function hashShared(answer: unknown): string {
  return answer === null ? UNKNOWN : sha256(contentText(answer))
}

/**
 * Paths of the ports whose pages are what the build before made of the same.
 *
 * @param before what that build recorded
 * @param now what is published
 */
export function untouchedPages(before: MadeOf, now: MadeOf): ReadonlySet<string> {
  const ids = new Set([...Object.keys(before.revisions), ...Object.keys(now.revisions)])
  const changed = [...ids].filter((id) => before.revisions[id] !== now.revisions[id])
  const isOfPorts = changed.every((id) => (now.ownPages[id] ?? before.ownPages[id]) !== undefined)
  const isShared = now.shared !== UNKNOWN && now.shared === before.shared
  if (!isShared || !isOfPorts) return new Set()
  const touched = new Set(changed.flatMap((id) => [before.ownPages[id], now.ownPages[id]]))
  return new Set(Object.values(now.ownPages).filter((path) => !touched.has(path)))
}

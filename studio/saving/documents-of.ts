/** Which documents a request to the lake is about, by published id. */
import { getPublishedId } from '@sanity/client/csm'
import { isRecord } from './is-record.ts'

/**
 * The documents that a save changes.
 *
 * @param body of a POST to `/data/actions` or `/data/mutate`
 */
export function documentsChangedBy(body: Record<string, unknown>): string[] {
  const changes = [body['actions'], body['mutations']].flat().filter(isRecord)
  return unique(changes.flatMap((change) => idsIn(change)))
}

/** The documents that a GET of `/data/doc/<dataset>/<ids>` reads; none for other addresses. */
export function documentsReadAt(address: string): string[] {
  const [, ids] = /\/data\/doc\/[^/]+\/([^/?]+)/.exec(address) ?? []
  return ids === undefined ? [] : unique(decodeURIComponent(ids).split(','))
}

/** An action has its ids at the top or in its document, a mutation one level down. */
function idsIn(change: Record<string, unknown>): string[] {
  const parts = [change, ...Object.values(change).filter(isRecord)]
  return parts
    .flatMap((part) => [
      part['publishedId'],
      part['draftId'],
      part['versionId'],
      part['id'],
      part['_id'],
    ])
    .filter((id) => typeof id === 'string')
}

const unique = (ids: readonly string[]) => [...new Set(ids.map((id) => getPublishedId(id)))]

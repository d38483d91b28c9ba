/** What is published, and when it was changed. */
import * as v from 'valibot'

export const documentsGroq = `{
  "now": now(),
  "documents": *[!(_id in path("_.**"))]{
    "id": _id, "type": _type, "at": _updatedAt, "port": select(_type == "port" => slug.current)
  }
}`

const documentsSchema = v.object({
  /** The lake's clock. */
  now: v.string(),
  documents: v.array(
    v.object({
      id: v.string(),
      type: v.string(),
      /** When it was changed last. */
      at: v.string(),
      /** The port's slug; null for other documents. */
      port: v.nullable(v.unknown()),
    }),
  ),
})

/** All published documents. */
export type Documents = v.InferOutput<typeof documentsSchema>

/** @throws ValiError when the answer does not fit `documentsGroq` */
export function parseDocuments(answer: unknown): Documents {
  return v.parse(documentsSchema, answer)
}

/**
 * When a page's content was last changed, as the sitemap tells it.
 *
 * @param types of the documents that it shows, its frame aside
 * @returns null for a page that shows none; a port's page has the time of that port, not of all ports
 */
export function lastChange(
  path: string,
  types: ReadonlySet<string>,
  { documents }: Pick<Documents, 'documents'>,
): string | null {
  const isOwn = ({ port }: Documents['documents'][number]) => path === `/ports/${String(port)}`
  const isOfPort = documents.some(isOwn)
  return documents
    .filter((document) => types.has(document.type))
    .filter((document) => document.type !== 'port' || !isOfPort || isOwn(document))
    .reduce<string | null>((last, { at }) => (last !== null && last > at ? last : at), null)
}

/**
 * Drafts that a release, or a date, has published: the lake publishes a copy that the release holds and leaves the draft,
 * which then waits in every list although nothing is left to publish.
 */
import type { SanityDocument } from 'sanity'

/** What the lake writes into a document. */
const WRITTEN_BY_THE_LAKE = new Set(['_id', '_rev', '_createdAt', '_updatedAt', '_system'])

function contentOf(document: SanityDocument): string {
  const entries = Object.entries(document).filter(([name]) => !WRITTEN_BY_THE_LAKE.has(name))
  return JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Whether two versions of a document have the same content. */
export function saysTheSame(one: SanityDocument, other: SanityDocument): boolean {
  return contentOf(one) === contentOf(other)
}

/**
 * @param documents drafts and published versions, in any order
 * @returns the drafts that say what is published, and were typed before that was published
 */
export function publishedDrafts(documents: readonly SanityDocument[]): SanityDocument[] {
  const byId = new Map(documents.map((each) => [each._id, each]))
  return documents.filter((draft) => {
    const published = draft._id.startsWith('drafts.') && byId.get(draft._id.slice('drafts.'.length))
    return published && draft._updatedAt <= published._updatedAt && saysTheSame(draft, published)
  })
}

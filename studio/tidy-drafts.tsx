/**
 * Removes drafts whose content a release or schedule has published. The lake publishes the release's copy and leaves
 * the draft.
 */
import { ClientError } from '@sanity/client'
import { useEffect } from 'react'
import {
  definePlugin,
  getDraftId,
  getPublishedId,
  isString,
  type LayoutProps,
  type SanityClient,
  type SanityDocument,
  useClient,
} from 'sanity'
import { LAKE_API_VERSION } from '../src/configuration/lake-api-version.ts'
import { useLiveQuery } from './desk/live-query.ts'

/** System fields, which the lake writes. */
const WRITTEN_BY_THE_LAKE = new Set(['_id', '_rev', '_createdAt', '_updatedAt', '_system'])

function contentOf(document: SanityDocument): string {
  const entries = Object.entries(document).filter(([name]) => !WRITTEN_BY_THE_LAKE.has(name))
  return JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Whether two versions of a document have the same content. */
export function haveSameContent(one: SanityDocument, other: SanityDocument): boolean {
  return contentOf(one) === contentOf(other)
}

/**
 * @param documents drafts and published documents
 * @returns the drafts that equal the published document and are not newer
 */
export function publishedDrafts(documents: readonly SanityDocument[]): SanityDocument[] {
  const byId = new Map(documents.map((each) => [each._id, each]))
  return documents.filter((draft) => {
    const published = draft._id.startsWith('drafts.') && byId.get(draft._id.slice('drafts.'.length))
    return (
      published && draft._updatedAt <= published._updatedAt && haveSameContent(draft, published)
    )
  })
}

/** The documents of all releases that have been published. */
const RELEASED = {
  fetch: '*[_type == "system.release" && state == "published"].finalDocumentStates[].id',
  listen: '*[_type == "system.release"]',
}

function LayoutThatTidies(props: LayoutProps) {
  const client = useClient({ apiVersion: LAKE_API_VERSION })
  const released = JSON.stringify(useLiveQuery(RELEASED, {}, 'raw') ?? [])
  useEffect(() => {
    void tidy(client, JSON.parse(released).flat().filter(isString))
  }, [client, released])
  return props.renderDefault(props)
}

async function tidy(client: SanityClient, released: readonly string[]): Promise<void> {
  const ids = released.flatMap((version) => [getDraftId(version), getPublishedId(version)])
  if (ids.length === 0) return
  try {
    const query = '*[_id in $ids]'
    const options = { perspective: 'raw' } as const
    const documents = await client.fetch<SanityDocument[]>(query, { ids }, options)
    for (const draft of publishedDrafts(documents)) await remove(client, draft)
  } catch (error) {
    // The drafts stay until the Studio is opened again.
    console.warn('Drafts that a release has published could not be removed:', error)
  }
}

/** Removes a draft unless it has changed or is gone. */
async function remove(client: SanityClient, { _id, _rev }: SanityDocument): Promise<void> {
  // A patch without effect, because only patches can require a revision.
  const unchanged = { ifRevisionID: _rev, unset: ['_unchanged'] }
  try {
    await client.transaction().patch(_id, unchanged).delete(_id).commit()
  } catch (error) {
    if (!(error instanceof ClientError) || error.statusCode !== 409) throw error
  }
}

export const tidyDrafts = definePlugin({
  name: 'global-salvage/tidy-drafts',
  studio: { components: { layout: LayoutThatTidies } },
})

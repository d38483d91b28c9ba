/**
 * Removes drafts whose content a release or schedule has published. The lake publishes the release's copy and leaves
 * the draft.
 */
import { useEffect } from 'react'
import { definePlugin, type LayoutProps, type SanityClient, useClient } from 'sanity'
import * as v from 'valibot'
import { LAKE_API_VERSION } from '../src/configuration/lake-api-version.ts'
import { useLiveQuery } from './desk/live-query.ts'

/** System fields, which the lake writes. */
const WRITTEN_BY_THE_LAKE = new Set(['_id', '_rev', '_createdAt', '_updatedAt', '_system'])

function contentOf(document: object): string {
  const entries = Object.entries(document).filter(([name]) => !WRITTEN_BY_THE_LAKE.has(name))
  return JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Whether two versions of a document have the same content. */
export function haveSameContent(one: object, other: object): boolean {
  return contentOf(one) === contentOf(other)
}

/** Drafts that are not newer than their published documents. Queried again when a release changes. */
export const OLDER_DRAFTS = {
  fetch: `*[_id in path("drafts.**")]{
    "draft": @,
    "published": *[_id == string::split(^._id, "drafts.")[1] && _updatedAt >= ^._updatedAt][0]
  }[defined(published)]`,
  listen: '*[_type == "system.release"]',
}

const documentSchema = v.looseObject({ _id: v.string(), _rev: v.string() })
const pairsSchema = v.array(v.object({ draft: documentSchema, published: documentSchema }))

/**
 * @param answer to `OLDER_DRAFTS`
 * @returns the drafts that equal the published document
 */
export function publishedDrafts(answer: unknown): { _id: string; _rev: string }[] {
  const pairs = v.safeParse(pairsSchema, answer)
  if (!pairs.success) return []
  return pairs.output
    .filter(({ draft, published }) => haveSameContent(draft, published))
    .map(({ draft }) => draft)
}

function LayoutThatTidies(props: LayoutProps) {
  const client = useClient({ apiVersion: LAKE_API_VERSION })
  const answer = useLiveQuery(OLDER_DRAFTS, {}, 'raw')
  useEffect(() => {
    void tidy(client, answer)
  }, [client, answer])
  return props.renderDefault(props)
}

async function tidy(client: SanityClient, answer: unknown): Promise<void> {
  for (const { _id: id, _rev: ifRevisionID } of publishedDrafts(answer)) {
    // A patch without effect, because only patches can require a revision.
    const unchanged = { ifRevisionID, unset: ['_unchanged'] }
    try {
      await client.transaction().patch(id, unchanged).delete(id).commit()
    } catch (error) {
      // Somebody has changed or removed the draft meanwhile.
      console.warn(`The published draft ${id} was not removed:`, error)
    }
  }
}

export const tidyDrafts = definePlugin({
  name: 'global-salvage/tidy-drafts',
  studio: { components: { layout: LayoutThatTidies } },
})

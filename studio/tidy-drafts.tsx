/**
 * Removes drafts whose content a release or schedule has published. The lake publishes the release's copy and leaves
 * the draft.
 */
import { useEffect } from 'react'
import { definePlugin, type LayoutProps, type SanityClient, useClient } from 'sanity'
import * as v from 'valibot'
import { LAKE_API_VERSION } from '../src/configuration/lake-api-version.ts'
import { useLiveQuery } from './desk/live-query.ts'

/** The fields that the lake writes. */
const SYSTEM_FIELDS = new Set(['_id', '_rev', '_createdAt', '_updatedAt', '_system'])

function contentOf(document: object): string {
  const entries = Object.entries(document).filter(([name]) => !SYSTEM_FIELDS.has(name))
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
 * @param result of the query `OLDER_DRAFTS`
 * @returns the drafts with the same content as their published document
 */
export function redundantDrafts(result: unknown): { _id: string; _rev: string }[] {
  const pairs = v.safeParse(pairsSchema, result)
  if (!pairs.success) return []
  return pairs.output
    .filter(({ draft, published }) => haveSameContent(draft, published))
    .map(({ draft }) => draft)
}

function LayoutWithTidying(props: LayoutProps) {
  const client = useClient({ apiVersion: LAKE_API_VERSION })
  const result = useLiveQuery(OLDER_DRAFTS, {}, 'raw')
  useEffect(() => {
    void removeRedundantDrafts(client, result)
  }, [client, result])
  return props.renderDefault(props)
}

async function removeRedundantDrafts(client: SanityClient, result: unknown): Promise<void> {
  for (const { _id: id, _rev: ifRevisionID } of redundantDrafts(result)) {
    // The patch changes nothing, but fails if the draft has changed. A delete can't require a revision.
    const unchanged = { ifRevisionID, unset: ['_unchanged'] }
    try {
      await client.transaction().patch(id, unchanged).delete(id).commit()
    } catch (error) {
      // Probably, somebody has changed or removed the draft.
      console.warn(`The redundant draft ${id} was not removed:`, error)
    }
  }
}

export const tidyDrafts = definePlugin({
  name: 'global-salvage/tidy-drafts',
  studio: { components: { layout: LayoutWithTidying } },
})

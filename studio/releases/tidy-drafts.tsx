import { ClientError } from '@sanity/client'
import { useEffect } from 'react'
import {
  definePlugin,
  getDraftId,
  getPublishedId,
  type LayoutProps,
  type SanityClient,
  type SanityDocument,
  useClient,
} from 'sanity'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import { useLiveQuery } from '../desk/use-live-query.ts'
import { publishedDrafts } from './published-drafts.ts'

/** The documents of all releases that have been published. */
const RELEASED = {
  fetch: '*[_type == "system.release" && state == "published"].finalDocumentStates[].id',
  listen: '*[_type == "system.release"]',
}

/** The Studio's layout, which also removes drafts that a release has published. */
function LayoutThatTidies(props: LayoutProps) {
  const client = useClient({ apiVersion: LAKE_API_VERSION })
  const answer = useLiveQuery(RELEASED, {}, 'raw')
  const released = JSON.stringify(answer.state === 'answered' ? versionsIn(answer.value) : [])
  useEffect(() => {
    void tidy(client, JSON.parse(released))
  }, [client, released])
  return props.renderDefault(props)
}

function versionsIn(answer: unknown): string[] {
  const ids: unknown[] = Array.isArray(answer) ? answer.flat() : []
  return ids.filter((id) => typeof id === 'string')
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
    // The drafts stay, as they would without this, until the Studio is opened the next time.
    console.warn('Drafts that a release has published could not be removed:', error)
  }
}

/** Removes a draft unless it has changed, or another editor's Studio was faster. */
async function remove(client: SanityClient, { _id, _rev }: SanityDocument): Promise<void> {
  // A patch without effect, since only patches can be told of which revision they are.
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

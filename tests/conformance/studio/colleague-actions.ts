/** What a colleague may do to a document while an editor types in it. */
import type { SanityClient } from '@sanity/client'
import { eventually } from '../../helpers/eventually.ts'

type ColleagueAction = (client: SanityClient, id: string) => Promise<unknown>

/** Edits the draft. First creates the draft if the editor's text has not reached the lake yet. */
const edit: ColleagueAction = async (client, id) => {
  const patch = { set: { authority: 'A colleague’s' } }
  const ids = { draftId: `drafts.${id}`, publishedId: id }
  return await client.action({ actionType: 'sanity.action.document.edit', ...ids, patch })
}

export const COLLEAGUE_ACTIONS: Readonly<Record<string, ColleagueAction>> = {
  'publish in the Studio': async (client, id) => {
    await edit(client, id)
    const ids = { draftId: `drafts.${id}`, publishedId: id }
    await client.action({ actionType: 'sanity.action.document.publish', ...ids })
  },
  'publish by API': async (client, id) => {
    await edit(client, id)
    // Retries, because the revision check fails if the editor has typed since the draft was read.
    await eventually(async () => {
      const draft = await client.getDocument(`drafts.${id}`)
      if (!draft) throw new Error('The draft has gone')
      const { _rev, _updatedAt, ...content } = draft
      const published = { ...content, _id: id, authority: 'By API' }
      // A patch needs an operation. This one changes nothing, because the field does not exist.
      const revisionCheck = { ifRevisionID: _rev, unset: ['_unchanged'] }
      const removal = client.transaction().patch(draft._id, revisionCheck).delete(draft._id)
      await removal.createOrReplace(published).commit()
    })
  },
  discard: async (client, id) => {
    await edit(client, id)
    const actionType = 'sanity.action.document.version.discard'
    await client.action({ actionType, versionId: `drafts.${id}` })
  },
  delete: async (client, id) => {
    await client.delete({ query: '*[_id in $ids]', params: { ids: [id, `drafts.${id}`] } })
  },
  unpublish: async (client, id) => {
    const ids = { draftId: `drafts.${id}`, publishedId: id }
    await client.action({ actionType: 'sanity.action.document.unpublish', ...ids })
  },
  'release publication': async (client, id) => {
    const releaseId = `r${id}`
    await client.releases.create({ releaseId, metadata: { title: 'All', releaseType: 'asap' } })
    await client.createVersion({ baseId: id, publishedId: id, releaseId })
    await client.patch(`versions.${releaseId}.${id}`).set({ authority: 'Released' }).commit()
    await client.releases.publish({ releaseId })
  },
}

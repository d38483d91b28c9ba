/** Editors' actions on documents and their versions. Actions on releases are in `releases.test.ts`. */
import type { Action, DeleteAction, SanityClient } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { refusal, useLake } from './helpers/lake.ts'

const lake = useLake()
const [publishedId, draftId, versionId] = ['a', 'drafts.a', 'versions.r1.a']
const ids = { publishedId, draftId }
const edit = { actionType: 'sanity.action.document.edit', ...ids } as const
const publish = { actionType: 'sanity.action.document.publish', ...ids } as const
const unpublish = { actionType: 'sanity.action.document.unpublish', ...ids } as const
const create = {
  actionType: 'sanity.action.document.create',
  publishedId,
  attributes: { _id: draftId, _type: 'port', name: 'Mumbai' },
  ifExists: 'fail',
} as const
const remove: DeleteAction = {
  actionType: 'sanity.action.document.delete',
  publishedId,
  includeDrafts: [draftId],
}
const discard = { actionType: 'sanity.action.document.discard', draftId } as const
const version = { _id: versionId, _type: 'port', name: 'Kandla' }
const createVersion = {
  actionType: 'sanity.action.document.version.create',
  publishedId,
  document: version,
} as const
const copyVersion = {
  actionType: 'sanity.action.document.version.create',
  publishedId,
  baseId: publishedId,
  versionId,
} as const
const replaceDraft = {
  actionType: 'sanity.action.document.replaceDraft',
  publishedId,
  attributes: { _id: draftId, _type: 'port', name: 'Vadinar' },
} as const
// @sanity/client sends version.create with a `document`, @sanity/sdk with `attributes`.
const sdkCreate = Object.assign({}, createVersion, {
  document: undefined,
  attributes: replaceDraft.attributes,
})
const REFERRING_PAGE = { _id: 'page', _type: 'page', port: { _ref: publishedId } }

type Names = Record<string, string>

/** Returns a client of a dataset with documents of these ids and names. */
const withDocuments = (names: Names) =>
  lake.freshClient(...Object.entries(names).map(([_id, name]) => ({ _id, name })))

/** The name of each port, by its id. */
async function namesIn(client: SanityClient): Promise<Names> {
  const all = await client.fetch<{ _id: string; name: string }[]>(
    '*[_type == "port"]{_id, name}',
    {},
    { perspective: 'raw' },
  )
  return Object.fromEntries(all.map(({ _id, name }) => [_id, name]))
}

/** Checks that the lake refuses these actions and changes nothing. Returns the status and type of the error. */
async function checkRefused(client: SanityClient, actions: Action | Action[]) {
  const before = await client.fetch('*', {}, { perspective: 'raw' })
  const error = await refusal(client.action(actions))
  expect(await client.fetch('*', {}, { perspective: 'raw' })).toEqual(before)
  expect(error.details).toMatchObject({ type: 'actionError', items: [{ index: 0 }] })
  return { status: error.statusCode, type: error.details.items[0].error.type, error }
}

test.each<[does: string, before: Names, action: Action, after: Names]>([
  ['create makes a draft', {}, create, { [draftId]: 'Mumbai' }],
  [
    'version.create makes a draft from `attributes`, which @sanity/sdk sends',
    { [publishedId]: 'Mumbai' },
    sdkCreate,
    { [publishedId]: 'Mumbai', [draftId]: 'Vadinar' },
  ],
  [
    'edit changes a draft',
    { [draftId]: 'Mumbai' },
    { ...edit, patch: { set: { name: 'Kandla' } } },
    { [draftId]: 'Kandla' },
  ],
  [
    'edit creates a missing draft from the published document',
    { a: 'Mumbai' },
    { ...edit, patch: { diffMatchPatch: { name: '@@ -1,6 +1,10 @@\n+New \n Mumbai\n' } } },
    { a: 'Mumbai', [draftId]: 'New Mumbai' },
  ],
  [
    'edit without changes creates the draft that the Studio needs before its first edit',
    { a: 'Mumbai' },
    { ...edit, patch: { unset: ['_empty_action_guard_pseudo_field_'] } },
    { a: 'Mumbai', [draftId]: 'Mumbai' },
  ],
  [
    'publish replaces the published document by the draft',
    { a: 'Mumbai', [draftId]: 'Kandla' },
    publish,
    { a: 'Kandla' },
  ],
  ['unpublish makes a draft', { a: 'Mumbai' }, unpublish, { [draftId]: 'Mumbai' }],
  ['discard removes a draft', { a: 'Mumbai', [draftId]: 'x' }, discard, { a: 'Mumbai' }],
  [
    'delete removes the published document and the drafts in `includeDrafts`',
    { a: 'Mumbai', [draftId]: 'x', b: 'Goa' },
    remove,
    { b: 'Goa' },
  ],
  ['replaceDraft replaces a draft', { [draftId]: 'x' }, replaceDraft, { [draftId]: 'Vadinar' }],
  [
    'replaceDraft creates a missing draft of a published document',
    { a: 'x' },
    replaceDraft,
    { a: 'x', [draftId]: 'Vadinar' },
  ],
  ['creates a version', { a: 'Mumbai' }, createVersion, { a: 'Mumbai', [versionId]: 'Kandla' }],
  [
    'version.create with `baseId` copies a document',
    { a: 'Mumbai' },
    copyVersion,
    { a: 'Mumbai', [versionId]: 'Mumbai' },
  ],
])('%s', async (_does, before, action, after) => {
  const client = await withDocuments(before)
  await client.action(action)
  expect(await namesIn(client)).toEqual(after)
})

const EXISTS = 'documentAlreadyExistsError'
const NOT_FOUND = 'documentNotFoundError'
const REFERENCED = 'documentHasExistingReferencesError'

test.each<[what: string, before: Names, action: Action, status: number, type: string]>([
  ['create of an existing draft', { [draftId]: 'x' }, create, 409, EXISTS],
  ['create of a published document', { a: 'x' }, create, 409, EXISTS],
  ['edit of a missing document', {}, { ...edit, patch: { set: { name: 'x' } } }, 409, NOT_FOUND],
  [
    'edit that adds a number to a text',
    { a: 'x' },
    { ...edit, patch: { inc: { name: 1 } } },
    400,
    'invalidPatchError',
  ],
  ['publish without a draft', { a: 'x' }, publish, 409, NOT_FOUND],
  ['unpublish without a published document', { [draftId]: 'x' }, unpublish, 409, NOT_FOUND],
  ['discard without a draft', { a: 'x' }, discard, 409, NOT_FOUND],
  // https://github.com/sanity-io/sanity/pull/11474
  ['delete of a document that was never published', { [draftId]: 'x' }, remove, 409, NOT_FOUND],
  [
    'delete that leaves a version',
    { a: 'x', [versionId]: 'y' },
    remove,
    409,
    'documentHasVersionsError',
  ],
  ['replaceDraft of a missing document', {}, replaceDraft, 409, NOT_FOUND],
  ['create of an existing version', { a: 'x', [versionId]: 'y' }, createVersion, 409, EXISTS],
])('%s is refused', async (_what, before, action, status, type) => {
  const refused = await checkRefused(await withDocuments(before), action)
  expect([refused.status, refused.type]).toEqual([status, type])
})

test('publish strengthens references unless the schema declares them weak, and refuses strong references without a target', async () => {
  const client = await withDocuments({ 'drafts.target': 'Goa' })
  const reference = { _type: 'reference', _ref: 'target', _weak: true }
  await client.create({
    _id: draftId,
    _type: 'page',
    strong: { ...reference, _strengthenOnPublish: { type: 'port' } },
    list: [{ ...reference, _key: 'k', _strengthenOnPublish: { type: 'port', weak: true } }],
  })
  const refused = await checkRefused(client, publish)
  expect(refused).toMatchObject({ status: 409, type: 'documentReferenceDoesNotExistError' })
  await client.create({ _id: 'target', _type: 'port' })
  await client.action(publish)
  const published = await client.getDocument(publishedId)
  expect(published?.['strong']).toEqual({ _type: 'reference', _ref: 'target' })
  expect(published?.['list']).toEqual([{ ...reference, _key: 'k' }])
})

test('publish of a revision that is not current is refused, and the error names the document', async () => {
  const client = await withDocuments({ a: 'x', [draftId]: 'y' })
  const [draft, published] = await client.getDocuments([draftId, publishedId])
  const type = 'documentRevisionIDDoesNotMatchError'
  const wrongDraft = await checkRefused(client, { ...publish, ifDraftRevisionId: 'x' })
  expect(wrongDraft).toMatchObject({ status: 409, type })
  const { error, ...kind } = await checkRefused(client, { ...publish, ifPublishedRevisionId: 'x' })
  expect(kind).toEqual({ status: 409, type })
  // The Studio shows this message to the editor.
  expect(error.message).toContain(
    `Document "a" has unexpected revision ID ("${published?._rev}"), expected "x"`,
  )
  const [ifDraftRevisionId, ifPublishedRevisionId] = [draft?._rev ?? '', published?._rev ?? '']
  await client.action({ ...publish, ifDraftRevisionId, ifPublishedRevisionId })
})

test('refuses to unpublish or delete a document that another document refers to', async () => {
  const client = await withDocuments({ a: 'x' })
  await client.create(REFERRING_PAGE)
  expect(await checkRefused(client, unpublish)).toMatchObject({ status: 409, type: REFERENCED })
  const { error, ...kind } = await checkRefused(client, remove)
  expect(kind).toEqual({ status: 409, type: REFERENCED })
  // The Studio shows this message to the editor.
  expect(error.message).toContain(
    'Document "a" cannot be deleted as there are references to it from "page"',
  )
})

describe('several actions', () => {
  test('are one transaction, in which each action sees the effects of earlier actions', async () => {
    const client = await lake.freshClient()
    const actions = [create, { ...edit, patch: { set: { name: 'Kandla' } } }, publish]
    const transactionId = 'mine'
    expect(await client.action(actions, { transactionId })).toEqual({ transactionId })
    expect(await client.getDocument(publishedId)).toMatchObject({ name: 'Kandla', _rev: 'mine' })
    expect((await refusal(client.action(unpublish, { transactionId }))).statusCode).toBe(409)
  })

  test('a delete checks which versions exist after the earlier actions', async () => {
    const client = await withDocuments({ a: 'Mumbai', [draftId]: 'x' })
    const removeAlone = { ...remove, includeDrafts: [] }
    await client.action([discard, removeAlone])
    expect(await namesIn(client)).toEqual({})
    const other = await withDocuments({ a: 'Mumbai' })
    const { message } = await refusal(other.action([replaceDraft, removeAlone]))
    expect(message).toContain('its version "drafts.a" is not included')
  })

  test('are all refused if one is refused, and the error says which', async () => {
    const client = await lake.freshClient()
    const error = await refusal(client.action([create, { ...publish, publishedId: 'b' }]))
    expect(error.statusCode).toBe(400)
    expect(error.details.items).toMatchObject([{ index: 1 }])
    expect(error.message).toContain('"drafts.a" is not a version of "b"')
    expect(await namesIn(client)).toEqual({})
  })
})

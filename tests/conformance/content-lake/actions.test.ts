import type { Action, DeleteAction, SanityClient } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { refusal } from './helpers/errors.ts'
import { useLake } from './helpers/lake.ts'

const lake = useLake()
const [publishedId, draftId] = ['a', 'drafts.a']
const pair = { publishedId, draftId }
const edit = { actionType: 'sanity.action.document.edit', ...pair } as const
const publish = { actionType: 'sanity.action.document.publish', ...pair } as const
const unpublish = { actionType: 'sanity.action.document.unpublish', ...pair } as const
const create = {
  actionType: 'sanity.action.document.create',
  publishedId,
  attributes: { _id: draftId, _type: 'port', name: 'Mumbai' },
  ifExists: 'fail',
} as const

async function withDocuments(...documents: { _id: string; name?: string }[]) {
  const client = await lake.freshClient()
  for (const document of documents) await client.create({ _type: 'port', ...document })
  return client
}

const all = async (client: SanityClient): Promise<unknown> =>
  client.fetch('*{_id, name} | order(_id)', {}, { perspective: 'raw' })

/** The refusal of actions, which must have changed nothing. */
async function refused(client: SanityClient, actions: Action | Action[]) {
  const before = await client.fetch('*', {}, { perspective: 'raw' })
  const error = await refusal(client.action(actions))
  expect(await client.fetch('*', {}, { perspective: 'raw' })).toEqual(before)
  expect(error.details).toMatchObject({ type: 'actionError', items: [{ index: 0 }] })
  return { status: error.statusCode, type: error.details.items[0].error.type, error }
}

describe('create', () => {
  test('makes a draft', async () => {
    const client = await lake.freshClient()
    const { transactionId } = await client.action(create)
    expect(await client.getDocument(draftId)).toMatchObject({
      name: 'Mumbai',
      _rev: transactionId,
      _createdAt: expect.any(String),
    })
  })

  test.each([{ _id: draftId }, { _id: publishedId }])(
    'is refused where there is $_id',
    async (existing) => {
      const client = await withDocuments(existing)
      expect(await refused(client, create)).toMatchObject({
        status: 409,
        type: 'documentAlreadyExistsError',
      })
    },
  )

  test('leaves an existing draft unchanged on request', async () => {
    const client = await withDocuments({ _id: draftId, name: 'Kandla' })
    await client.action({ ...create, ifExists: 'ignore' })
    expect(await all(client)).toEqual([{ _id: draftId, name: 'Kandla' }])
  })
})

describe('edit', () => {
  test('changes a draft', async () => {
    const client = await withDocuments({ _id: draftId, name: 'Mumbai' })
    await client.action({ ...edit, patch: { set: { name: 'Kandla' } } })
    expect(await all(client)).toEqual([{ _id: draftId, name: 'Kandla' }])
  })

  test('makes the draft from what is published', async () => {
    const client = await withDocuments({ _id: publishedId, name: 'Mumbai' })
    await client.action({
      ...edit,
      patch: { diffMatchPatch: { name: '@@ -1,6 +1,10 @@\n+New \n Mumbai\n' } },
    })
    expect(await all(client)).toEqual([
      { _id: publishedId, name: 'Mumbai' },
      { _id: draftId, name: 'New Mumbai' },
    ])
  })

  test('without changes creates the draft that the Studio needs before its first edit', async () => {
    const client = await withDocuments({ _id: publishedId, name: 'Mumbai' })
    await client.action({ ...edit, patch: { unset: ['_empty_action_guard_pseudo_field_'] } })
    expect(await client.getDocument(draftId)).toMatchObject({ name: 'Mumbai' })
  })

  test('of a release version changes that', async () => {
    const client = await withDocuments({ _id: publishedId }, { _id: 'versions.r1.a' })
    const patch = { set: { name: 'Kandla' } }
    await client.action({ ...edit, draftId: 'versions.r1.a', patch })
    expect(await client.getDocument('versions.r1.a')).toMatchObject({ name: 'Kandla' })
    expect(await client.getDocument(draftId)).toBeUndefined()
  })

  test('is refused where there is neither draft nor published document', async () => {
    const client = await lake.freshClient()
    const action = { ...edit, patch: { set: { name: 'x' } } }
    expect(await refused(client, action)).toMatchObject({
      status: 409,
      type: 'documentNotFoundError',
    })
  })

  test('with a patch that does not fit is refused, and makes no draft', async () => {
    const client = await withDocuments({ _id: publishedId, name: 'Mumbai' })
    const refusedEdit = await refused(client, { ...edit, patch: { inc: { name: 1 } } })
    expect(refusedEdit).toMatchObject({ status: 400, type: 'invalidPatchError' })
  })
})

describe('publish', () => {
  test('replaces what is published by the draft, and keeps when it was created', async () => {
    const client = await withDocuments(
      { _id: publishedId, name: 'Mumbai' },
      { _id: draftId, name: 'Kandla' },
    )
    const before = await client.getDocument(publishedId)
    const { transactionId } = await client.action(publish)
    expect(await client.getDocument(publishedId)).toMatchObject({
      name: 'Kandla',
      _rev: transactionId,
      _createdAt: before?._createdAt,
    })
    expect(await client.getDocument(draftId)).toBeUndefined()
  })

  test('takes a release version too', async () => {
    const client = await withDocuments({ _id: 'versions.r1.a', name: 'Kandla' })
    await client.action({ ...publish, draftId: 'versions.r1.a' })
    expect(await all(client)).toEqual([{ _id: publishedId, name: 'Kandla' }])
  })

  test('makes references strong that were weak until it was published', async () => {
    const client = await withDocuments({ _id: 'target' })
    const waiting = { _type: 'reference', _ref: 'target', _weak: true }
    await client.create({
      _id: draftId,
      _type: 'page',
      strong: { ...waiting, _strengthenOnPublish: { type: 'port' } },
      list: [{ ...waiting, _key: 'k', _strengthenOnPublish: { type: 'port', weak: true } }],
    })
    await client.action(publish)
    expect(await client.getDocument(publishedId)).toMatchObject({
      strong: { _type: 'reference', _ref: 'target' },
      list: [{ ...waiting, _key: 'k' }],
    })
    expect(await client.fetch('*[_id == "a"][0].strong._weak')).toBeNull()
    expect((await refusal(client.delete('target'))).statusCode).toBe(409)
  })

  test('is refused while it would leave a reference without its target', async () => {
    const client = await withDocuments({ _id: 'drafts.target' })
    await client.create({
      _id: draftId,
      _type: 'page',
      port: { _ref: 'target', _weak: true, _strengthenOnPublish: { type: 'port' } },
    })
    expect(await refused(client, publish)).toMatchObject({
      status: 409,
      type: 'documentReferenceDoesNotExistError',
    })
  })

  test('is refused without a draft', async () => {
    const client = await withDocuments({ _id: publishedId })
    expect(await refused(client, publish)).toMatchObject({
      status: 409,
      type: 'documentNotFoundError',
    })
  })

  test('is refused when draft or published document have another revision than expected', async () => {
    const client = await withDocuments({ _id: publishedId }, { _id: draftId })
    for (const revision of [{ ifDraftRevisionId: 'x' }, { ifPublishedRevisionId: 'x' }]) {
      expect(await refused(client, { ...publish, ...revision })).toMatchObject({
        status: 409,
        type: 'documentRevisionIDDoesNotMatchError',
      })
    }
    const [draft, published] = await client.getDocuments([draftId, publishedId])
    const { error } = await refused(client, { ...publish, ifPublishedRevisionId: 'x' })
    // What the Studio shows the editor.
    expect(error.message).toContain(
      `Document "${publishedId}" has unexpected revision ID ("${published?._rev}"), expected "x"`,
    )
    await client.action({
      ...publish,
      ifDraftRevisionId: draft?._rev ?? '',
      ifPublishedRevisionId: published?._rev ?? '',
    })
  })
})

describe('unpublish', () => {
  test('makes a draft of what was published', async () => {
    const client = await withDocuments({ _id: publishedId, name: 'Mumbai' })
    await client.action(unpublish)
    expect(await all(client)).toEqual([{ _id: draftId, name: 'Mumbai' }])
  })

  test('keeps an existing draft', async () => {
    const client = await withDocuments({ _id: publishedId }, { _id: draftId, name: 'Kandla' })
    await client.action(unpublish)
    expect(await all(client)).toEqual([{ _id: draftId, name: 'Kandla' }])
  })

  test('is refused of what is not published, or another document refers to', async () => {
    const client = await withDocuments({ _id: draftId })
    expect(await refused(client, unpublish)).toMatchObject({ status: 409 })
    await client.action(publish)
    await client.create({ _type: 'page', port: { _ref: publishedId } })
    expect(await refused(client, unpublish)).toMatchObject({
      status: 409,
      type: 'documentHasExistingReferencesError',
    })
  })
})

describe('discard', () => {
  test.each([
    { actionType: 'sanity.action.document.discard', draftId },
    { actionType: 'sanity.action.document.version.discard', versionId: draftId },
  ] as const)('$actionType removes a draft, and is refused without one', async (action) => {
    const client = await withDocuments({ _id: publishedId }, { _id: draftId })
    await client.action(action)
    expect(await all(client)).toEqual([{ _id: publishedId, name: null }])
    expect(await refused(client, action)).toMatchObject({ status: 409 })
  })
})

describe('delete', () => {
  const remove: DeleteAction = {
    actionType: 'sanity.action.document.delete',
    publishedId,
    includeDrafts: [draftId],
  }

  test('removes the published document and the drafts it names', async () => {
    const client = await withDocuments({ _id: publishedId }, { _id: draftId }, { _id: 'b' })
    await client.action(remove)
    expect(await all(client)).toEqual([{ _id: 'b', name: null }])
  })

  // https://github.com/sanity-io/sanity/pull/11474
  test('is refused of what was never published', async () => {
    const client = await withDocuments({ _id: draftId })
    expect(await refused(client, remove)).toMatchObject({ type: 'documentNotFoundError' })
  })

  test('is refused when it leaves a version, there is nothing, or another refers to it', async () => {
    const client = await withDocuments({ _id: publishedId }, { _id: 'versions.r1.a' })
    expect(await refused(client, remove)).toMatchObject({ type: 'documentHasVersionsError' })
    const other = { ...remove, publishedId: 'b', includeDrafts: [] }
    expect(await refused(client, other)).toMatchObject({ type: 'documentNotFoundError' })
    await client.create({ _id: 'page', _type: 'page', port: { _ref: publishedId } })
    const whole = { ...remove, includeDrafts: ['versions.r1.a'] }
    const { error, ...outcome } = await refused(client, whole)
    expect(outcome).toEqual({ status: 409, type: 'documentHasExistingReferencesError' })
    // What the Studio shows the editor.
    expect(error.message).toContain(
      `Document "${publishedId}" cannot be deleted as there are references to it from "page"`,
    )
  })
})

describe('versions', () => {
  const version = { _id: 'versions.r1.a', _type: 'port', name: 'Kandla' }

  test('replaceDraft replaces a draft, or makes one of a published document', async () => {
    const attributes = { _id: draftId, _type: 'port', name: 'Vadinar' }
    const action = {
      actionType: 'sanity.action.document.replaceDraft',
      publishedId,
      attributes,
    } as const
    for (const existing of [draftId, publishedId]) {
      const client = await withDocuments({ _id: existing, name: 'Mumbai' })
      await client.action(action)
      expect(await client.getDocument(draftId)).toMatchObject({ name: 'Vadinar' })
    }
    expect(await refused(await lake.freshClient(), action)).toMatchObject({ status: 409 })
  })

  test('create makes one of a document, or copies another', async () => {
    const client = await withDocuments({ _id: publishedId, name: 'Mumbai' })
    await client.createVersion({ publishedId, releaseId: 'r1', document: version })
    await client.createVersion({ publishedId, releaseId: 'r2', baseId: publishedId })
    expect(await all(client)).toEqual([
      { _id: publishedId, name: 'Mumbai' },
      { _id: 'versions.r1.a', name: 'Kandla' },
      { _id: 'versions.r2.a', name: 'Mumbai' },
    ])
    const again = client.createVersion({ publishedId, releaseId: 'r1', document: version })
    expect((await refusal(again)).statusCode).toBe(409)
  })

  test('unpublish marks one, or makes one that is marked', async () => {
    const client = await withDocuments({ _id: publishedId, name: 'Mumbai' }, { _id: version._id })
    for (const releaseId of ['r1', 'r2']) await client.unpublishVersion({ publishedId, releaseId })
    const marked = await client.getDocuments(['versions.r1.a', 'versions.r2.a'])
    expect(marked).toMatchObject([
      { _system: { delete: true } },
      { _system: { delete: true }, name: 'Mumbai' },
    ])
    const draft = { publishedId, versionId: draftId }
    const unpublishDraft = {
      actionType: 'sanity.action.document.version.unpublish',
      ...draft,
    } as const
    expect(await refused(client, unpublishDraft)).toMatchObject({ status: 400 })
  })

  test('replace needs one to replace', async () => {
    const client = await lake.freshClient()
    const replace = {
      actionType: 'sanity.action.document.version.replace',
      document: version,
    } as const
    expect(await refused(client, replace)).toMatchObject({ status: 409 })
    await client.create({ ...version, name: 'old' })
    await client.action(replace)
    expect(await client.getDocument(version._id)).toMatchObject({ name: 'Kandla' })
  })
})

test('items of arrays get keys', async () => {
  const client = await withDocuments({ _id: draftId })
  await client.action({ ...edit, patch: { set: { berths: [{ depth: 14 }, { _key: 'b' }] } } })
  expect((await client.getDocument(draftId))?.['berths']).toEqual([
    { _key: expect.any(String), depth: 14 },
    { _key: 'b' },
  ])
})

describe('several actions', () => {
  test('are one transaction, in which each sees what those before it did', async () => {
    const client = await lake.freshClient()
    const actions = [create, { ...edit, patch: { set: { name: 'Kandla' } } }, publish]
    const { transactionId } = await client.action(actions, { transactionId: 'mine' })
    expect(transactionId).toBe('mine')
    expect(await client.getDocument(publishedId)).toMatchObject({ name: 'Kandla', _rev: 'mine' })
    expect((await refusal(client.action(unpublish, { transactionId: 'mine' }))).statusCode).toBe(
      409,
    )
  })

  test('are all refused when one is, and say which', async () => {
    const client = await lake.freshClient()
    const error = await refusal(client.action([create, { ...publish, publishedId: 'b' }]))
    expect(error.statusCode).toBe(400)
    expect(error.details.items).toMatchObject([{ index: 1 }])
    expect(error.message).toContain('"drafts.a" is not a version of "b"')
    expect(await all(client)).toEqual([])
  })

  test('of a dry run change nothing', async () => {
    const client = await lake.freshClient()
    await client.action(create, { dryRun: true })
    expect(await all(client)).toEqual([])
  })
})

describe('an invalid action', () => {
  const post = async (body: unknown) =>
    lake.request('/v2025-02-19/data/actions/production', {
      method: 'POST',
      body: JSON.stringify(body),
    })

  test.each<[string, unknown]>([
    ['no actions', {}],
    ['an empty list', { actions: [] }],
    ['a list that is none', { actions: {} }],
    ['a transaction id with spaces', { actions: [create], transactionId: 'a b' }],
    ['a dry run that is neither true nor false', { actions: [create], dryRun: 1 }],
  ])('%s is a bad request', async (_case, body) => {
    const response = await post(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ statusCode: 400, error: 'Bad Request' })
  })

  test.each<[string, unknown]>([
    ['null', null],
    ['text', 'publish'],
    ['of no type', {}],
    ['of an unknown type', { ...create, actionType: 'sanity.action.document.destroy' }],
    [
      'of a type named like an object’s property',
      { ...create, actionType: 'sanity.action.document.constructor' },
    ],
    ['without a published id', { ...publish, publishedId: undefined }],
    ['with a draft for a published id', { ...publish, publishedId: draftId }],
    ['with a published id for a draft', { ...publish, draftId: publishedId }],
    ['with the draft of another document', { ...publish, draftId: 'drafts.b' }],
    ['with an id that is none', { ...publish, draftId: 'drafts.a b' }],
    ['with a revision that is no text', { ...publish, ifDraftRevisionId: 1 }],
    ['create without a document', { ...create, attributes: undefined }],
    [
      'create of a document without a type',
      { ...create, publishedId: 'new', attributes: { _id: 'drafts.new' } },
    ],
    ['create of a published document', { ...create, attributes: { _id: 'a', _type: 'port' } }],
    ['create that does something else', { ...create, ifExists: 'replace' }],
    ['edit without a patch', edit],
    ['edit with an unknown operation', { ...edit, patch: { explode: {} } }],
    [
      'delete of drafts that are no list',
      { actionType: 'sanity.action.document.delete', publishedId, includeDrafts: draftId },
    ],
    [
      'a version of nothing',
      { actionType: 'sanity.action.document.version.create', publishedId: 'new' },
    ],
  ])('%s', async (_case, action) => {
    // With a draft, so that the action itself is the reason.
    await post({ actions: [{ ...create, ifExists: 'ignore' }] })
    const response = await post({ actions: [action] })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      error: { type: 'actionError', items: [{ index: 0, error: { type: expect.any(String) } }] },
    })
  })

  test.each(['sanity.action.document.variant.create', 'sanity.action.variant.definition.create'])(
    '%s is not implemented, and says so',
    async (actionType) => {
      const response = await post({ actions: [{ actionType }] })
      expect(response.status).toBe(501)
      expect(await response.json()).toMatchObject({
        error: { description: expect.stringContaining('is not implemented') },
      })
    },
  )
})

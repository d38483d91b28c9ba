/** Mutations over HTTP. The operations of patches are tested beside `mutations/patch.ts`. */
import { describe, expect, test } from 'vitest'
import { refusal, refusedAs, useLake } from './helpers/lake.ts'

const lake = useLake()
const TIMES = { _createdAt: '2020-01-01T00:00:00Z', _updatedAt: '2020-02-01T00:00:00Z' }
const reference = (_ref: string, more = {}) => ({ _type: 'reference', _ref, ...more })

describe('create', () => {
  test('answers the document with its system fields', async () => {
    const client = await lake.freshClient()
    const created = await client.create({ _type: 'port', name: 'Mumbai', _rev: 'mine' })
    expect(created).toMatchObject({ _type: 'port', name: 'Mumbai' })
    expect(created._id).toMatch(/^[A-Za-z0-9]{22}$/)
    expect(created._rev).not.toBe('mine')
    expect(created._updatedAt).toBe(created._createdAt)
    expect(await client.getDocument(created._id)).toEqual(created)
    const draft = await client.create({ _id: 'drafts.', _type: 'port' })
    expect(draft._id).toMatch(/^drafts\.[A-Za-z0-9]{22}$/)
  })

  test('refuses an id that is taken', async () => {
    const client = await lake.freshClient({ _id: 'a', name: 'first' })
    const error = await refusal(client.create({ _id: 'a', _type: 'port', name: 'second' }))
    expect(error.statusCode).toBe(409)
    expect(error.details).toMatchObject({
      type: 'mutationError',
      items: [{ error: { type: 'documentAlreadyExistsError', id: 'a' }, index: 0 }],
    })
    expect(await client.fetch('*[0].name')).toBe('first')
  })

  test('createOrReplace keeps only the creation time, and only if the type stays the same', async () => {
    const client = await lake.freshClient({ _id: 'b', ...TIMES })
    const first = await client.createOrReplace({ _id: 'a', _type: 'port', name: 'first', old: 1 })
    const second = await client.createOrReplace({ _id: 'a', _type: 'port', name: 'second' })
    expect(second).toMatchObject({ name: 'second', _createdAt: first._createdAt })
    expect(second._rev).not.toBe(first._rev)
    expect(second).not.toHaveProperty('old')
    const third = await client.createOrReplace({ _id: 'a', _type: 'port', ...TIMES })
    expect(Date.parse(third._updatedAt)).toBeGreaterThanOrEqual(Date.parse(first._updatedAt))
    const other = await client.createOrReplace({ _id: 'b', _type: 'page' })
    expect(other._createdAt).not.toBe(TIMES._createdAt)
  })

  test('generates keys of array items on request, in patches too', async () => {
    const client = await lake.freshClient()
    const document = {
      _type: 'port',
      list: [{ a: 1 }, { _key: 'mine' }, 'x'],
      deep: { list: [{}] },
    }
    expect((await client.create(document)).list[0]).toEqual({ a: 1 })
    const keyed = await client.create({ _id: 'a', ...document }, { autoGenerateArrayKeys: true })
    const _key = expect.stringMatching(/^\w{12}$/)
    expect(keyed.list).toEqual([{ _key, a: 1 }, { _key: 'mine' }, 'x'])
    expect(keyed.deep).toEqual({ list: [{ _key }] })
    const append = client.patch('a').append('list', [{ n: 1 }])
    const patched = await append.commit({ autoGenerateArrayKeys: true })
    expect(patched['list']).toContainEqual({ _key, n: 1 })
  })
})

test('delete takes an id or a query, and ignores missing documents', async () => {
  const client = await lake.freshClient({ _id: 'a' }, { _id: 'b' }, { _id: 'c' })
  expect(await client.delete('a')).toMatchObject({
    results: [{ id: 'a', operation: 'delete', document: { _id: 'a' } }],
  })
  await client.delete({ query: '*[_id == $id]', params: { id: 'b' } })
  await client.delete('nowhere')
  expect(await client.fetch('*._id')).toEqual(['c'])
})

describe('patch', () => {
  test('applies operations and a text diff, and makes a revision', async () => {
    const client = await lake.freshClient({ _id: 'a', name: 'Mumbai', n: 1, list: [{ _key: 'k' }] })
    const before = await client.getDocument('a')
    const after = await client
      .patch('a')
      .set({ 'list[_key=="k"].text': 'new', 'slug.current': 'mumbai' })
      .inc({ n: 2.5 })
      .diffMatchPatch({ name: '@@ -1,6 +1,15 @@\n+New \n Mumbai\n+ Port\n' })
      .commit()
    expect(after).toMatchObject({
      name: 'New Mumbai Port',
      n: 3.5,
      slug: { current: 'mumbai' },
      list: [{ _key: 'k', text: 'new' }],
      _createdAt: before?._createdAt,
    })
    expect(after._rev).not.toBe(before?._rev)
  })

  test('by query changes every document found', async () => {
    const client = await lake.freshClient({ _id: 'a' }, { _id: 'b' }, { _id: 'c', _type: 'page' })
    const query = { query: '*[_type == $type]', params: { type: 'port' } }
    await client.patch(query).set({ seen: true }).commit()
    expect(await client.fetch('*[seen == true]._id')).toEqual(['a', 'b'])
  })

  test('needs the current revision, if it names one', async () => {
    const client = await lake.freshClient({ _id: 'a' })
    const current = await client.getDocument('a')
    const error = await refusal(client.patch('a').ifRevisionId('old').set({ n: 1 }).commit())
    expect(error.statusCode).toBe(409)
    expect(error.details.items[0].error).toMatchObject({
      type: 'documentRevisionIDDoesNotMatchError',
      currentRevisionID: current?._rev,
      expectedRevisionID: 'old',
    })
    const right = client.patch('a').ifRevisionId(current?._rev ?? '')
    expect(await right.set({ n: 1 }).commit()).toMatchObject({ n: 1 })
  })

  test('needs an existing document, and operations that fit its values', async () => {
    const client = await lake.freshClient({ _id: 'a', name: 'Mumbai' })
    const missing = client.patch('nowhere').set({ n: 1 }).commit()
    expect(await refusedAs(missing)).toEqual([409, 'documentNotFoundError'])
    const before = await client.getDocument('a')
    const error = await refusal(client.patch('a').set({ n: 1 }).inc({ name: 1 }).commit())
    expect(error.statusCode).toBe(400)
    expect(error.details).toMatchObject({ type: 'mutationError', items: [{ index: 0 }] })
    expect(await client.getDocument('a')).toEqual(before)
  })
})

describe('a transaction', () => {
  test('is all or nothing', async () => {
    const client = await lake.freshClient({ _id: 'a', n: 1 })
    const error = await refusal(
      client
        .transaction()
        .patch('a', { set: { n: 2 } })
        .create({ _id: 'b', _type: 'port' })
        .create({ _id: 'a', _type: 'port' })
        .commit(),
    )
    expect(error.details.items).toMatchObject([{ index: 2 }])
    expect(await client.fetch('*{_id, n}')).toEqual([{ _id: 'a', n: 1 }])
  })

  test('sees its own earlier mutations, in queries too', async () => {
    const client = await lake.freshClient()
    await client.mutate<Record<string, unknown>>([
      { create: { _id: 'a', _type: 'port', n: 1 } },
      { patch: { id: 'a', inc: { n: 1 } } },
      { patch: { query: '*[n == 2]', inc: { n: 1 } } },
      { create: { _id: 'b', _type: 'port' } },
      { delete: { id: 'b' } },
    ])
    expect(await client.fetch('*{_id, n}')).toEqual([{ _id: 'a', n: 3 }])
  })

  test('has the given id, which becomes the revision, and is committed once', async () => {
    const client = await lake.freshClient()
    const commit = () =>
      client.transaction().transactionId('mine').create({ _id: 'a', _type: 'port' }).commit()
    expect(await commit()).toMatchObject({ transactionId: 'mine' })
    expect(await client.fetch('*[0]._rev')).toBe('mine')
    await client.delete('a')
    expect(await refusedAs(commit())).toEqual([409, 'transactionAlreadyExistsError'])
    expect(await client.fetch('count(*)')).toBe(0)
  })

  test('that is a dry run is checked and changes nothing', async () => {
    const client = await lake.freshClient()
    const dryRun = () => client.create({ _id: 'a', _type: 'port' }, { dryRun: true })
    expect(await dryRun()).toMatchObject({ _id: 'a' })
    expect(await client.fetch('count(*)')).toBe(0)
    await client.create({ _id: 'a', _type: 'port' })
    expect((await refusal(dryRun())).statusCode).toBe(409)
  })
})

test('all concurrent patches are applied, each with its own revision', async () => {
  const client = await lake.freshClient()
  const { _rev } = await client.create({ _id: 'a', _type: 'counter', n: 0 })
  const atRevision = await Promise.allSettled(
    Array.from({ length: 20 }, () => client.patch('a').ifRevisionId(_rev).inc({ n: 1 }).commit()),
  )
  expect(atRevision.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await Promise.all(Array.from({ length: 50 }, () => client.patch('a').inc({ n: 1 }).commit()))
  expect(await client.fetch('*[0].n')).toBe(51)
})

describe('a strong reference', () => {
  const withReference = () =>
    lake.freshClient(
      { _id: 'target' },
      { _id: 'source', _type: 'page', list: [{ port: reference('target') }] },
    )

  test('needs an existing target, in a patch too', async () => {
    const client = await withReference()
    const other = reference('nowhere')
    const error = await refusal(client.create({ _id: 'a', _type: 'page', other }))
    expect(error.statusCode).toBe(409)
    expect(error.message).toContain('Document "a" references non-existent document "nowhere"')
    expect(error.details.items[0].error).toMatchObject({
      type: 'documentReferenceDoesNotExistError',
      id: 'a',
      referenceID: 'nowhere',
    })
    const patch = client.patch('source').set({ other }).commit()
    expect(await refusedAs(patch)).toEqual([409, 'documentReferenceDoesNotExistError'])
    expect(await client.fetch('count(*[defined(other)])')).toBe(0)
  })

  test('prevents its target from being deleted or replaced by another type', async () => {
    const client = await withReference()
    const error = await refusal(client.delete('target'))
    expect(error.statusCode).toBe(409)
    expect(error.message).toContain(
      'Document "target" cannot be deleted as there are references to it from "source"',
    )
    expect(error.details.items[0].error).toMatchObject({
      type: 'documentHasExistingReferencesError',
      id: 'target',
      referencingIDs: ['source'],
    })
    const replaced = client.createOrReplace({ _id: 'target', _type: 'page' })
    expect(await refusedAs(replaced)).toEqual([409, 'documentHasExistingReferencesError'])
    await client.createOrReplace({ _id: 'target', _type: 'port', name: 'same type' })
    await client.patch('source').unset(['list']).commit()
    await client.delete('target')
    expect(await client.fetch('*._id')).toEqual(['source'])
  })

  test.each([[['target', 'source']], [['source', 'target']]])(
    'does not hinder a transaction that deletes both: %j',
    async (order) => {
      const client = await withReference()
      await client.mutate(order.map((id) => ({ delete: { id } })))
      expect(await client.fetch('count(*)')).toBe(0)
    },
  )

  test('may be mutual within a transaction, and lead to its own document', async () => {
    const client = await lake.freshClient(
      { _id: 'a', other: reference('b') },
      { _id: 'b', other: reference('a'), self: reference('b') },
    )
    expect(await client.fetch('*[_id == "a"][0].other->other->_id')).toBe('a')
    await client.mutate([{ delete: { id: 'a' } }, { delete: { id: 'b' } }])
  })
})

test('does not check a weak reference or a reference to another dataset, and stores it unchanged', async () => {
  const client = await lake.freshClient({ _id: 'target' })
  const strengthen = { type: 'port', template: { id: 'port' } }
  const list = [
    reference('target', { _key: 'k', _weak: true, _strengthenOnPublish: strengthen }),
    reference('nowhere', { _weak: true }),
    { _type: 'crossDatasetReference', _ref: 'a', _dataset: 'other', _projectId: 'p' },
  ]
  await client.create({ _id: 'a', _type: 'page', list })
  await client.delete('target')
  expect(await client.fetch('*[0].list')).toEqual(list)
})

/** Mutations over HTTP. Patch operations are tested in sandbox/content-lake/mutations/patch.test.ts. */
import { describe, expect, test } from 'vitest'
import { refusal, refusedAs, useLake } from './helpers/lake.ts'

const lake = useLake()
const reference = (_ref: string, more = {}) => ({ _type: 'reference', _ref, ...more })

describe('create', () => {
  test('returns the document with its system fields', async () => {
    const client = await lake.freshClient()
    const created = await client.create({ _type: 'port', name: 'Mumbai', _rev: 'mine' })
    expect(created).toMatchObject({ _type: 'port', name: 'Mumbai' })
    expect(created._id).toMatch(/^[A-Za-z0-9]{22}$/)
    expect(created._rev).not.toBe('mine')
    expect(created._updatedAt).toBe(created._createdAt)
    expect(await client.getDocument(created._id)).toEqual(created)
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

  test('createOrReplace keeps only the creation time', async () => {
    const client = await lake.freshClient()
    const first = await client.createOrReplace({ _id: 'a', _type: 'port', name: 'first', old: 1 })
    const second = await client.createOrReplace({ _id: 'a', _type: 'port', name: 'second' })
    expect(second).toMatchObject({ name: 'second', _createdAt: first._createdAt })
    expect(second._rev).not.toBe(first._rev)
    expect(second).not.toHaveProperty('old')
  })

  test('generates keys of array items on request', async () => {
    const client = await lake.freshClient()
    const document = { _type: 'port', list: [{ a: 1 }, { _key: 'mine' }, { _key: null }, 'x'] }
    expect((await client.create(document)).list[0]).toEqual({ a: 1 })
    const keyed = await client.create(document, { autoGenerateArrayKeys: true })
    const _key = expect.stringMatching(/^\w{12}$/)
    expect(keyed.list).toEqual([{ _key, a: 1 }, { _key: 'mine' }, { _key }, 'x'])
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
  test('makes a revision and keeps the creation time', async () => {
    const client = await lake.freshClient({ _id: 'a', n: 1 })
    const before = await client.getDocument('a')
    const after = await client.patch('a').inc({ n: 2.5 }).commit()
    expect(after).toMatchObject({ n: 3.5, _createdAt: before?._createdAt })
    expect(after._rev).not.toBe(before?._rev)
  })

  test('by query changes every document that matches', async () => {
    const client = await lake.freshClient({ _id: 'a' }, { _id: 'b' }, { _id: 'c', _type: 'page' })
    const query = { query: '*[_type == $type]', params: { type: 'port' } }
    await client.patch(query).set({ seen: true }).commit()
    expect(await client.fetch('*[seen == true]._id')).toEqual(['a', 'b'])
  })

  test('is refused if it names a revision that is not current', async () => {
    const client = await lake.freshClient({ _id: 'a' })
    const current = await client.getDocument('a')
    const error = await refusal(client.patch('a').ifRevisionId('old').set({ n: 1 }).commit())
    expect(error.statusCode).toBe(409)
    expect(error.details.items[0].error).toMatchObject({
      type: 'documentRevisionIDDoesNotMatchError',
      currentRevisionID: current?._rev,
      expectedRevisionID: 'old',
    })
    const patch = client.patch('a').ifRevisionId(current?._rev ?? '')
    expect(await patch.set({ n: 1 }).commit()).toMatchObject({ n: 1 })
  })

  test('needs an existing document, and operations that fit its values', async () => {
    const client = await lake.freshClient({ _id: 'a', name: 'Mumbai' })
    const missing = client.patch('nowhere').set({ n: 1 }).commit()
    expect(await refusedAs(missing)).toEqual([409, 'documentNotFoundError'])
    const invalid = client.patch('a').set({ n: 1 }).inc({ name: 1 }).commit()
    expect((await refusal(invalid)).statusCode).toBe(400)
    expect(await client.fetch('*[defined(n)]')).toEqual([])
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

  test('selects documents in order of their ids, also after an earlier mutation', async () => {
    const client = await lake.freshClient({ _id: 'a' }, { _id: 'b' })
    await client.mutate<Record<string, unknown>>([
      { patch: { id: 'a', set: { n: 1 } } },
      { patch: { query: '*[_type == "port"][0]', set: { first: true } } },
    ])
    expect(await client.fetch('*[first]._id')).toEqual(['a'])
  })

  test('has the given id, which becomes its documents’ revision, and is refused if it was committed before', async () => {
    const client = await lake.freshClient()
    const commit = () =>
      client.transaction().transactionId('mine').create({ _id: 'a', _type: 'port' }).commit()
    expect(await commit()).toMatchObject({ transactionId: 'mine' })
    expect(await client.fetch('*[0]._rev')).toBe('mine')
    await client.delete('a')
    expect(await refusedAs(commit())).toEqual([409, 'transactionAlreadyExistsError'])
    expect(await client.fetch('count(*)')).toBe(0)
  })

  test('is checked but changes nothing if it is a dry run', async () => {
    const client = await lake.freshClient()
    const dryRun = () => client.create({ _id: 'a', _type: 'port' }, { dryRun: true })
    expect(await dryRun()).toMatchObject({ _id: 'a' })
    expect(await client.fetch('count(*)')).toBe(0)
    await client.create({ _id: 'a', _type: 'port' })
    expect((await refusal(dryRun())).statusCode).toBe(409)
  })
})

test('applies only one of several concurrent patches that require the same revision, but every patch that requires none', async () => {
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
    const expected = [409, 'documentReferenceDoesNotExistError']
    expect(await refusedAs(client.create({ _id: 'a', _type: 'page', other }))).toEqual(expected)
    expect(await refusedAs(client.patch('source').set({ other }).commit())).toEqual(expected)
    expect(await client.fetch('count(*[defined(other)])')).toBe(0)
  })

  test('prevents its target from being deleted or replaced by another type', async () => {
    const client = await withReference()
    const expected = [409, 'documentHasExistingReferencesError']
    expect(await refusedAs(client.delete('target'))).toEqual(expected)
    const replaced = client.createOrReplace({ _id: 'target', _type: 'page' })
    expect(await refusedAs(replaced)).toEqual(expected)
    await client.createOrReplace({ _id: 'target', _type: 'port', name: 'same type' })
    await client.patch('source').unset(['list']).commit()
    await client.delete('target')
    expect(await client.fetch('*._id')).toEqual(['source'])
  })

  test('can be mutual: a transaction can create, or delete, two documents that refer to each other', async () => {
    const client = await lake.freshClient(
      { _id: 'a', other: reference('b') },
      { _id: 'b', other: reference('a'), self: reference('b') },
    )
    expect(await client.fetch('*[_id == "a"][0].other->other->_id')).toBe('a')
    await client.mutate([{ delete: { id: 'a' } }, { delete: { id: 'b' } }])
    expect(await client.fetch('count(*)')).toBe(0)
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

describe('refuses', () => {
  test.each<[unknown]>([
    [null],
    [{ destroy: { id: 'a' } }],
    [{ create: { _id: 'b' } }],
    [{ patch: { set: { a: 1 } } }],
    // https://github.com/sanity-io/client/pull/148
    [{ create: { _id: 'has space', _type: 'port' } }],
    [{ create: { _type: 'port', hasOwnProperty: 1 } }],
  ])('the mutation %j', async (mutation) => {
    const client = await lake.freshClient()
    const body = JSON.stringify({ mutations: [{ create: { _type: 'port' } }, mutation] })
    const path = `/v2025-02-19/data/mutate/${client.config().dataset}`
    expect((await lake.request(path, { method: 'POST', body })).status).toBe(400)
    expect(await client.fetch('count(*)')).toBe(0)
  })

  // https://github.com/sanity-io/gradient/issues/387, /401
  test.each([
    [{ _ref: 'a', someAttribute: 'value' }, 'Key "someAttribute" not allowed in ref'],
    [{ _ref: [1, 2, 3] }, 'Value of "_ref" must be a string'],
  ])('the reference %j', async (to, fault) => {
    const client = await lake.freshClient()
    const { statusCode, details } = await refusal(client.create({ _type: 'port', list: [{ to }] }))
    const description = `Not a valid reference: ${fault}`
    expect([statusCode, details]).toEqual([400, { type: 'validationError', description }])
  })

  // The next two tests check limits of https://www.sanity.io/docs/content-lake/technical-limits. 4 MB is taken as
  // 4,000,000 bytes.
  test('attributes nested deeper than 20 levels', async () => {
    const client = await lake.freshClient()
    /** A value whose innermost attribute is this many levels deep; arrays do not count. */
    const nested = (levels: number): unknown => (levels ? [{ a: nested(levels - 1) }] : 'end')
    await client.create({ _id: 'deep', _type: 'a', a: nested(19) })
    const patch = client.patch('deep').set({ b: nested(20) })
    expect((await refusal(patch.commit())).message).toContain('nested deeper than 20 levels')
  })

  test('a body of more than 4,000,000 bytes', async () => {
    const client = await lake.freshClient()
    const path = `/v2025-02-19/data/mutate/${client.config().dataset}`
    const start = '{"mutations": [{"create": {"_type": "a", "text": "'
    const postBytes = (size: number) =>
      lake.request(path, { method: 'POST', body: `${start.padEnd(size - 5, 'x')}"}}]}` })
    expect((await postBytes(4_000_000)).status).toBe(200)
    expect((await postBytes(4_000_001)).status).toBe(413)
  })
})

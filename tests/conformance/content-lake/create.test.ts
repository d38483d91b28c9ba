import { expect, test } from 'vitest'
import { refusal } from './helpers/errors.ts'
import { useLake } from './helpers/lake.ts'

const lake = useLake()

test('create answers the document with its system fields', async () => {
  const client = await lake.freshClient()
  const created = await client.create({ _type: 'port', name: 'Mumbai' })
  expect(created).toMatchObject({ _type: 'port', name: 'Mumbai' })
  expect(created._id).toMatch(/^[A-Za-z0-9]{22}$/)
  expect(created._updatedAt).toBe(created._createdAt)
  expect(await client.getDocument(created._id)).toEqual(created)
})

test('create refuses an id that is taken', async () => {
  const client = await lake.freshClient()
  await client.create({ _id: 'a', _type: 'port', name: 'first' })
  const error = await refusal(client.create({ _id: 'a', _type: 'port', name: 'second' }))
  expect(error.statusCode).toBe(409)
  expect(error.details).toMatchObject({
    type: 'mutationError',
    items: [{ error: { type: 'documentAlreadyExistsError', id: 'a' }, index: 0 }],
  })
  expect(await client.fetch('*[0].name')).toBe('first')
})

test('an id that ends in a dot is a prefix', async () => {
  const client = await lake.freshClient()
  const { _id } = await client.create({ _id: 'drafts.', _type: 'port' })
  expect(_id).toMatch(/^drafts\.[A-Za-z0-9]{22}$/)
})

test('createIfNotExists leaves a document that is there alone', async () => {
  const client = await lake.freshClient()
  const first = await client.createIfNotExists({ _id: 'a', _type: 'port', name: 'first' })
  const second = await client.createIfNotExists({ _id: 'a', _type: 'port', name: 'second' })
  expect(second).toEqual(first)
})

test('createOrReplace replaces all but the time of creation', async () => {
  const client = await lake.freshClient()
  const first = await client.createOrReplace({ _id: 'a', _type: 'port', name: 'first', old: true })
  const second = await client.createOrReplace({ _id: 'a', _type: 'port', name: 'second' })
  expect(second).toMatchObject({ name: 'second', _createdAt: first._createdAt })
  expect(second).not.toHaveProperty('old')
  expect(second._rev).not.toBe(first._rev)
})

const TIMES = { _createdAt: '2020-01-01T00:00:00Z', _updatedAt: '2020-02-01T00:00:00Z' }

test('the times that a new document is submitted with are kept, as an import needs', async () => {
  const client = await lake.freshClient()
  const document = { _type: 'port', ...TIMES }
  await client.mutate([
    { create: { _id: 'a', ...document } },
    { createIfNotExists: { _id: 'b', ...document } },
    { createOrReplace: { _id: 'c', ...document } },
  ])
  expect(await client.fetch('*')).toMatchObject([TIMES, TIMES, TIMES])
})

test('createOrReplace of a document that is there sets the time of the change', async () => {
  const client = await lake.freshClient()
  const first = await client.create({ _id: 'a', _type: 'port' })
  const second = await client.createOrReplace({ _id: 'a', _type: 'port', ...TIMES })
  expect(Date.parse(second._updatedAt)).toBeGreaterThanOrEqual(Date.parse(first._updatedAt))
  expect(second._updatedAt).not.toBe(TIMES._updatedAt)
})

test('createOrReplace with another type makes a new document', async () => {
  const client = await lake.freshClient()
  await client.create({ _id: 'a', _type: 'port', ...TIMES })
  const second = await client.createOrReplace({ _id: 'a', _type: 'page' })
  expect(second._type).toBe('page')
  expect(second._createdAt).not.toBe(TIMES._createdAt)
})

test('a given `_rev` is not kept', async () => {
  const client = await lake.freshClient()
  const created = await client.create({ _id: 'a', _type: 'port', _rev: 'mine' })
  expect(created._rev).not.toBe('mine')
})

test('delete takes an id or a query, and ignores missing documents', async () => {
  const client = await lake.freshClient()
  for (const _id of ['a', 'b', 'c']) await client.create({ _id, _type: 'port' })
  expect(await client.delete('a')).toMatchObject({
    results: [{ id: 'a', operation: 'delete', document: { _id: 'a' } }],
  })
  await client.delete({ query: '*[_id == $id]', params: { id: 'b' } })
  await client.delete('nowhere')
  expect(await client.fetch('*._id')).toEqual(['c'])
})

test('keys are generated for array items where asked for', async () => {
  const client = await lake.freshClient()
  const document = {
    _type: 'port',
    list: [{ a: 1 }, { _key: 'mine' }, 'text'],
    deep: { list: [{}] },
  }
  const plain = await client.create(document)
  expect(plain.list[0]).toEqual({ a: 1 })
  const keyed = await client.create(document, { autoGenerateArrayKeys: true })
  const key = expect.stringMatching(/^\w{12}$/)
  expect(keyed).toMatchObject({
    list: [{ _key: key, a: 1 }, { _key: 'mine' }, 'text'],
    deep: { list: [{ _key: key }] },
  })
})

test('keys are generated in patches too', async () => {
  const client = await lake.freshClient()
  await client.create({ _id: 'a', _type: 'port', list: [] })
  const patched = await client
    .patch('a')
    .append('list', [{ n: 1 }])
    .commit({ autoGenerateArrayKeys: true })
  expect(patched['list']).toEqual([{ _key: expect.any(String), n: 1 }])
})

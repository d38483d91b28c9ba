import { describe, expect, test } from 'vitest'
import { refusal } from './helpers/errors.ts'
import { useLake } from './helpers/lake.ts'

const lake = useLake()

describe('a transaction', () => {
  test('is all or nothing', async () => {
    const client = await lake.freshClient()
    await client.create({ _id: 'a', _type: 'port', n: 1 })
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
    const port = { _id: 'a', _type: 'port', n: 1 }
    const client = await lake.freshClient()
    await client
      .transaction([
        { create: port },
        { patch: { id: 'a', inc: { n: 1 } } },
        { patch: { query: '*[n == 2]', inc: { n: 1 } } },
        { create: { _id: 'b', _type: 'port' } },
        { delete: { id: 'b' } },
      ])
      .commit()
    expect(await client.fetch('*{_id, n}')).toEqual([{ _id: 'a', n: 3 }])
  })

  test('has the given id, which becomes the revision', async () => {
    const client = await lake.freshClient()
    const { transactionId } = await client
      .transaction()
      .transactionId('mine')
      .create({ _id: 'a', _type: 'port' })
      .commit()
    expect(transactionId).toBe('mine')
    expect(await client.fetch('*[0]._rev')).toBe('mine')
  })

  test('cannot be committed twice', async () => {
    const client = await lake.freshClient()
    const commit = () =>
      client.mutate([{ create: { _type: 'port' } }], {
        transactionId: 'once',
        returnDocuments: false,
      })
    await commit()
    const error = await refusal(commit())
    expect(error.statusCode).toBe(409)
    expect(error.details.items[0].error.type).toBe('transactionAlreadyExistsError')
    expect(await client.fetch('count(*)')).toBe(1)
  })

  test('takes its options from the body and from the address', async () => {
    const { dataset } = (await lake.freshClient()).config()
    const mutate = async (search: string, options: object) => {
      const body = JSON.stringify({ mutations: [{ create: { _type: 'port' } }], ...options })
      const path = `/v2025-02-19/data/mutate/${dataset}?returnIds=true${search}`
      return (await lake.request(path, { method: 'POST', body })).json()
    }
    const count = async () => {
      const path = `/v2025-02-19/data/query/${dataset}?query=${encodeURIComponent('count(*)')}`
      return (await lake.request(path)).json()
    }
    expect(await mutate('', { dryRun: true })).toHaveProperty('transactionId')
    expect(await mutate('&dryRun=true', {})).toHaveProperty('transactionId')
    expect(await count()).toMatchObject({ result: 0 })
    expect(await mutate('', { transactionId: 'one' })).toMatchObject({ transactionId: 'one' })
    expect(await mutate('&transactionId=two', {})).toMatchObject({ transactionId: 'two' })
    expect(await mutate('', { dryRun: 'yes' })).toMatchObject({ statusCode: 400 })
    expect(await count()).toMatchObject({ result: 2 })
  })

  test('that is a dry run is checked and changes nothing', async () => {
    const client = await lake.freshClient()
    const dry = await client.create({ _id: 'a', _type: 'port' }, { dryRun: true })
    expect(dry).toMatchObject({ _id: 'a' })
    expect(await client.fetch('count(*)')).toBe(0)
    await client.create({ _id: 'a', _type: 'port' })
    expect(
      (await refusal(client.create({ _id: 'a', _type: 'port' }, { dryRun: true }))).statusCode,
    ).toBe(409)
  })

  test.each(['sync', 'async', 'deferred'] as const)(
    'of %s visibility is visible',
    async (visibility) => {
      const client = await lake.freshClient()
      await client.create({ _id: 'a', _type: 'port' }, { visibility })
      expect(await client.fetch('count(*)')).toBe(1)
    },
  )

  test('says what it did to each document', async () => {
    const client = await lake.freshClient()
    await client.create({ _id: 'a', _type: 'port' })
    const { results, documentIds } = await client
      .transaction()
      .createOrReplace({ _id: 'a', _type: 'port' })
      .createIfNotExists({ _id: 'a', _type: 'port' })
      .create({ _id: 'b', _type: 'port' })
      .delete('b')
      .commit()
    expect(documentIds).toEqual(['a', 'a', 'b', 'b'])
    expect(results.map(({ operation }) => operation)).toEqual([
      'update',
      'none',
      'create',
      'delete',
    ])
  })

  test('without mutations is accepted', async () => {
    const client = await lake.freshClient()
    expect(await client.mutate([], { returnFirst: false })).toMatchObject({ results: [] })
  })

  test('can change many documents', async () => {
    const client = await lake.freshClient()
    const mutations = Array.from({ length: 2000 }, (_, n) => ({
      create: { _id: `d${n}`, _type: 'port', n },
    }))
    await client.mutate(mutations, { returnDocuments: false })
    expect(
      await client.fetch('{"count": count(*), "revisions": count(array::unique(*._rev))}'),
    ).toEqual({
      count: 2000,
      revisions: 1,
    })
  })
})

test('concurrent patches are all applied', async () => {
  const client = await lake.freshClient()
  await client.create({ _id: 'a', _type: 'counter', n: 0 })
  await Promise.all(Array.from({ length: 50 }, () => client.patch('a').inc({ n: 1 }).commit()))
  expect(await client.fetch('*[0].n')).toBe(50)
})

test('of concurrent patches for the same revision one is applied', async () => {
  const client = await lake.freshClient()
  const { _rev } = await client.create({ _id: 'a', _type: 'counter', n: 0 })
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => client.patch('a').ifRevisionId(_rev).inc({ n: 1 }).commit()),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await client.fetch('*[0].n')).toBe(1)
})

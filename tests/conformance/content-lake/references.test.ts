import { expect, test } from 'vitest'
import { refusal } from './helpers/errors.ts'
import { useLake } from './helpers/lake.ts'

const lake = useLake()
const reference = (_ref: string, more = {}) => ({ _type: 'reference', _ref, ...more })

async function withReference() {
  const client = await lake.freshClient()
  await client.create({ _id: 'target', _type: 'port' })
  await client.create({ _id: 'source', _type: 'page', list: [{ port: reference('target') }] })
  return client
}

test('a document cannot refer to one that is not there', async () => {
  const client = await lake.freshClient()
  const error = await refusal(
    client.create({ _id: 'a', _type: 'page', port: reference('nowhere') }),
  )
  expect(error.statusCode).toBe(409)
  expect(error.message).toContain('Document "a" references non-existent document "nowhere"')
  expect(error.details.items[0].error).toMatchObject({
    type: 'documentReferenceDoesNotExistError',
    id: 'a',
    referenceID: 'nowhere',
  })
  expect(await client.fetch('count(*)')).toBe(0)
})

test('a patch cannot make such a reference either', async () => {
  const client = await withReference()
  const error = await refusal(
    client
      .patch('source')
      .set({ other: reference('nowhere') })
      .commit(),
  )
  expect(error.statusCode).toBe(409)
  expect(await client.fetch('*[_id == "source"][0].other')).toBeNull()
})

test('a document that another refers to cannot be deleted', async () => {
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
  expect(await client.getDocument('target')).toBeDefined()
})

test('nor replaced by one of another type', async () => {
  const client = await withReference()
  const error = await refusal(client.createOrReplace({ _id: 'target', _type: 'page' }))
  expect(error.statusCode).toBe(409)
  expect(error.details.items[0].error).toMatchObject({
    type: 'documentHasExistingReferencesError',
    referencingIDs: ['source'],
  })
  await client.createOrReplace({ _id: 'target', _type: 'port', name: 'same type' })
  expect(await client.fetch('*[_id == "target"][0].name')).toBe('same type')
})

test('it can be deleted when the reference is gone', async () => {
  const client = await withReference()
  await client.patch('source').unset(['list']).commit()
  await client.delete('target')
  expect(await client.fetch('*._id')).toEqual(['source'])
})

test('both can be deleted in one transaction, in either order', async () => {
  for (const order of [
    ['target', 'source'],
    ['source', 'target'],
  ]) {
    const client = await withReference()
    await client.mutate(order.map((id) => ({ delete: { id } })))
    expect(await client.fetch('count(*)')).toBe(0)
  }
})

test('documents of one transaction can refer to each other', async () => {
  const client = await lake.freshClient()
  await client
    .transaction()
    .create({ _id: 'a', _type: 'page', other: reference('b') })
    .create({ _id: 'b', _type: 'page', other: reference('a') })
    .commit()
  expect(await client.fetch('*[_id == "a"][0].other->other->_id')).toBe('a')
})

test('a weak reference, or one to another dataset, is not checked', async () => {
  const client = await lake.freshClient()
  await client.create({ _id: 'target', _type: 'port' })
  await client.create({
    _id: 'a',
    _type: 'page',
    weak: reference('target', { _weak: true }),
    dangling: reference('nowhere', { _weak: true }),
    foreign: reference('elsewhere', { _dataset: 'other' }),
  })
  await client.delete('target')
  expect(await client.fetch('*[0]{"weak": weak->, "ref": weak._ref}')).toEqual({
    weak: null,
    ref: 'target',
  })
})

test('a document can refer to itself, and be deleted', async () => {
  const client = await lake.freshClient()
  await client.create({ _id: 'a', _type: 'page', self: reference('a') })
  await client.delete('a')
  expect(await client.fetch('count(*)')).toBe(0)
})

test('publishing a draft that another document refers to is refused, as hosted', async () => {
  const client = await lake.freshClient()
  await client.create({ _id: 'drafts.a', _type: 'port' })
  await client.create({ _id: 'page', _type: 'page', port: reference('drafts.a') })
  const error = await refusal(
    client.transaction().createOrReplace({ _id: 'a', _type: 'port' }).delete('drafts.a').commit(),
  )
  expect(error.statusCode).toBe(409)
  expect(await client.getDocument('a')).toBeUndefined()
})

import { describe, expect, test } from 'vitest'
import { refusal } from './helpers/errors.ts'
import { useLake } from './helpers/lake.ts'

const lake = useLake()
const DOCUMENT = {
  _id: 'a',
  _type: 'port',
  name: 'Mumbai',
  count: 1,
  slug: { current: 'mumbai' },
  list: ['x', 'y', 'z'],
  blocks: [
    { _key: 'one', text: 'first' },
    { _key: 'two', text: 'second' },
  ],
}

async function withDocument() {
  const client = await lake.freshClient()
  await client.create(DOCUMENT)
  return client
}

describe('a patch', () => {
  test.each([
    [
      'set',
      { set: { name: 'Bombay', 'slug.current': 'bombay' } },
      { name: 'Bombay', slug: { current: 'bombay' } },
    ],
    ['set where nothing is', { set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
    [
      'set by key',
      { set: { 'blocks[_key=="two"].text': 'new' } },
      { blocks: [DOCUMENT.blocks[0], { _key: 'two', text: 'new' }] },
    ],
    ['set by index', { set: { 'list[1]': 'Y' } }, { list: ['x', 'Y', 'z'] }],
    ['set to null', { set: { name: null } }, { name: null }],
    [
      'setIfMissing',
      { setIfMissing: { name: 'no', other: 'yes' } },
      { name: 'Mumbai', other: 'yes' },
    ],
    ['unset an index', { unset: ['list[0]'] }, { list: ['y', 'z'] }],
    ['unset by key', { unset: ['blocks[_key=="one"]'] }, { blocks: [DOCUMENT.blocks[1]] }],
    ['unset what is not there', { unset: ['nothing', 'no.where'] }, DOCUMENT],
    ['inc', { inc: { count: 2.5 } }, { count: 3.5 }],
    ['dec', { dec: { count: 3 } }, { count: -2 }],
    [
      'insert before',
      { insert: { before: 'list[0]', items: ['w'] } },
      { list: ['w', 'x', 'y', 'z'] },
    ],
    [
      'insert after the last',
      { insert: { after: 'list[-1]', items: ['!'] } },
      { list: ['x', 'y', 'z', '!'] },
    ],
    [
      'insert replacing a range',
      { insert: { replace: 'list[0:2]', items: ['q'] } },
      { list: ['q', 'z'] },
    ],
    [
      'insert by key',
      { insert: { after: 'blocks[_key=="one"]', items: [{ _key: 'mid' }] } },
      { blocks: [DOCUMENT.blocks[0], { _key: 'mid' }, DOCUMENT.blocks[1]] },
    ],
  ])('can %s', async (_name, operations, expected) => {
    const client = await withDocument()
    expect(await client.patch('a', operations).commit()).toMatchObject(expected)
  })

  test('can unset an attribute', async () => {
    const client = await withDocument()
    expect(await client.patch('a').unset(['name']).commit()).not.toHaveProperty('name')
  })

  test('can apply a text diff', async () => {
    const client = await withDocument()
    const diff = '@@ -1,6 +1,15 @@\n+New \n Mumbai\n+ Port\n'
    const patched = await client.patch('a').diffMatchPatch({ name: diff }).commit()
    expect(patched['name']).toBe('New Mumbai Port')
  })

  test('sets missing values before it sets, and inserts last', async () => {
    const client = await withDocument()
    const patched = await client
      .patch('a')
      .append('tags', ['new'])
      .setIfMissing({ tags: [] })
      .commit()
    expect(patched['tags']).toEqual(['new'])
  })

  test('makes a new revision and keeps the time of creation', async () => {
    const client = await withDocument()
    const before = await client.getDocument('a')
    const after = await client.patch('a').set({ name: 'x' }).commit()
    expect(after._rev).not.toBe(before?._rev)
    expect(after._createdAt).toBe(before?._createdAt)
  })

  test('by query changes every document found', async () => {
    const client = await withDocument()
    await client.create({ _id: 'b', _type: 'port' })
    await client
      .patch({ query: '*[_type == $type]', params: { type: 'port' } })
      .set({ seen: true })
      .commit()
    expect(await client.fetch('*[seen == true]._id')).toEqual(['a', 'b'])
  })

  test('with the right revision is applied', async () => {
    const client = await withDocument()
    const { _rev = '' } = (await client.getDocument('a')) ?? {}
    expect(await client.patch('a').ifRevisionId(_rev).set({ name: 'x' }).commit()).toMatchObject({
      name: 'x',
    })
  })
})

describe('a patch is refused', () => {
  test('with a revision that is not the current one', async () => {
    const client = await withDocument()
    const current = await client.getDocument('a')
    const error = await refusal(client.patch('a').ifRevisionId('old').set({ name: 'x' }).commit())
    expect(error.statusCode).toBe(409)
    expect(error.details.items[0].error).toMatchObject({
      type: 'documentRevisionIDDoesNotMatchError',
      currentRevisionID: current?._rev,
      expectedRevisionID: 'old',
    })
    expect(await client.getDocument('a')).toEqual(current)
  })

  test('of a document that is not there', async () => {
    const client = await lake.freshClient()
    const error = await refusal(client.patch('nowhere').set({ name: 'x' }).commit())
    expect(error.statusCode).toBe(409)
    expect(error.details.items[0].error.type).toBe('documentNotFoundError')
  })

  test.each([
    ['an increment of nothing', { inc: { nothing: 1 } }],
    ['an increment of text', { inc: { name: 1 } }],
    ['an increment by text', { inc: { count: '1' } }],
    ['a decrement of an object', { dec: { slug: 1 } }],
    ['a path that does not parse', { set: { 'a[': 1 } }],
    ['an empty path', { set: { '': 1 } }],
    ['a change of _id', { set: { _id: 'b' } }],
    ['a change of _type', { set: { _type: 'page' } }],
    ['a removal of _type', { unset: ['_type'] }],
    ['an unknown operation', { paint: { name: 'red' } }],
    ['a set that is no object', { set: ['name'] }],
    ['an unset that is no array', { unset: 'name' }],
    ['an unset of what is no path', { unset: [1] }],
    ['a diff that is no text', { diffMatchPatch: { name: 1 } }],
    ['a diff that does not parse', { diffMatchPatch: { name: 'nonsense' } }],
    ['an insert nowhere', { insert: { items: [1] } }],
    ['an insert in two places', { insert: { before: 'list[0]', after: 'list[0]', items: [1] } }],
    ['an insert of nothing', { insert: { before: 'list[0]' } }],
    ['a prototype', { set: { '__proto__.x': 1 } }],
  ])('that is %s', async (_name, operations) => {
    const client = await withDocument()
    const before = await client.getDocument('a')
    const url = `/data/mutate/${client.config().dataset}`
    const body = { mutations: [{ patch: { id: 'a', ...operations } }] }
    const error = await refusal(client.request({ url, method: 'POST', body }))
    expect(error.statusCode).toBe(400)
    expect(error.details).toMatchObject({ type: 'mutationError', items: [{ index: 0 }] })
    expect(await client.getDocument('a')).toEqual(before)
  })
})

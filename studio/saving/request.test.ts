import { expect, test } from 'vitest'
import { documentsChangedBy, documentsReadAt } from './request.ts'

test.each([
  [{ actions: [{ draftId: 'drafts.a', publishedId: 'a', patch: {} }] }, ['a']],
  [{ actions: [{ versionId: 'drafts.a' }] }, ['a']],
  [{ actions: [{ publishedId: 'a' }, { attributes: { _id: 'drafts.b' } }] }, ['a', 'b']],
  [{ mutations: [{ create: { _id: 'drafts.a' } }, { patch: { id: 'b' } }] }, ['a', 'b']],
  [{ mutations: [{ delete: { id: 'versions.r1.a' } }] }, ['a']],
  [{ mutations: { patch: { query: '*' } } }, []],
  [{}, []],
])('finds the documents changed by %j', (body, documents) => {
  expect(documentsChangedBy(body)).toEqual(documents)
})

test.each([
  ['http://l/v1/data/doc/production/a,drafts.a?tag=x', ['a']],
  ['http://l/v1/data/doc/production/a%2Cdrafts.b', ['a', 'b']],
  ['http://l/v1/data/query/production?query=a', []],
])('finds the documents read at %s', (address, documents) => {
  expect(documentsReadAt(address)).toEqual(documents)
})

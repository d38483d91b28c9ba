import { expect, test } from 'vitest'
import { isDocumentId } from '../../../sandbox/content-lake/document.ts'
import { strongReferences } from '../../../sandbox/content-lake/store/documents.ts'
import { benchDocuments, DOCUMENT_COUNT, REFERRING_COUNT } from './documents.ts'

const documents = benchDocuments()

test('there are as many as said, each with an id of its own', () => {
  const ids = new Set(documents.map(({ _id: id }) => id))
  expect(ids.size).toBe(DOCUMENT_COUNT)
  for (const id of ids) expect(isDocumentId(id)).toBe(true)
})

test('references lead to documents that are there, so that the lake takes them', () => {
  const ids = new Set(documents.map(({ _id: id }) => id))
  const targets = documents.flatMap((document) => [...strongReferences(document)])
  expect(targets).toHaveLength(REFERRING_COUNT)
  for (const target of targets) expect(ids.has(target)).toBe(true)
})

test('they are the same every time, so that figures can be compared', () => {
  expect(benchDocuments()).toEqual(documents)
})

test('some are drafts', () => {
  const drafts = documents.filter(({ _id: id }) => String(id).startsWith('drafts.'))
  expect(drafts).toHaveLength(DOCUMENT_COUNT / 20)
})

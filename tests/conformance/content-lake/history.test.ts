import type { SanityClient } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { useLake } from './helpers/lake.ts'

const lake = useLake()
const documentIds = { publishedId: 'a', draftId: 'drafts.a' }

interface LogLine {
  id: string
  documentIDs: string[]
  mutations?: unknown[]
  effects?: Record<string, { apply: unknown[]; revert: unknown[] }>
}

/**
 * Creates, edits, publishes, unpublishes and discards a document.
 *
 * @returns a client, and the transaction ids in that order
 */
async function editedDocument() {
  const client = await lake.freshClient()
  const action = async (...parameters: Parameters<SanityClient['action']>) =>
    (await client.action(...parameters)).transactionId
  const attributes = { _id: 'drafts.a', _type: 'port', name: 'Mumbai' }
  const create = { publishedId: 'a', attributes, ifExists: 'fail' } as const
  const patch = { set: { name: 'Kandla' } }
  const ids = {
    created: await action({ actionType: 'sanity.action.document.create', ...create }),
    changed: await action({ actionType: 'sanity.action.document.edit', ...documentIds, patch }),
    published: await action({ actionType: 'sanity.action.document.publish', ...documentIds }),
    unpublished: await action({ actionType: 'sanity.action.document.unpublish', ...documentIds }),
    discarded: await action({
      actionType: 'sanity.action.document.discard',
      draftId: 'drafts.a',
    }),
  }
  return { client, ids }
}

const historyPath = (client: SanityClient, end: string) =>
  `/data/history/${client.config().dataset}/${end}`

async function fetchDocuments(client: SanityClient, idsAndQuery: string) {
  return client.request<{ documents: { _id: string; name?: string }[]; omitted: unknown[] }>({
    url: historyPath(client, `documents/${idsAndQuery}`),
  })
}

/** Reads lines of the transaction log as the Studio does. */
async function fetchTransactions(client: SanityClient, idsAndQuery: string): Promise<LogLine[]> {
  const slash = idsAndQuery === '' || idsAndQuery.startsWith('?') ? '' : '/'
  const url = historyPath(client, `transactions${slash}${idsAndQuery}`)
  // The client returns undefined for an empty body.
  const text = (await client.request<string | undefined>({ url })) ?? ''
  return text
    .split('\n')
    .filter(Boolean)
    .map((line): LogLine => JSON.parse(line))
}

describe('past state of a document', () => {
  test('is found by a revision of the document or of its draft', async () => {
    const { client, ids } = await editedDocument()
    const stateAt = async (revision: string) =>
      (await fetchDocuments(client, `a,drafts.a?revision=${revision}`)).documents
    expect(await stateAt(ids.created)).toMatchObject([{ _id: 'drafts.a', name: 'Mumbai' }])
    expect(await stateAt(ids.changed)).toMatchObject([{ _id: 'drafts.a', name: 'Kandla' }])
    expect(await stateAt(ids.published)).toMatchObject([{ _id: 'a', _rev: ids.published }])
    expect(await stateAt(ids.discarded)).toEqual([])
    expect(await stateAt('unknown')).toEqual([])
  })

  test('is the last state before the deletion if `lastRevision` is requested', async () => {
    const { client } = await editedDocument()
    const answer = await fetchDocuments(client, 'a,drafts.a,b?lastRevision=true')
    expect(answer.documents).toMatchObject([{ _id: 'a' }, { _id: 'drafts.a', name: 'Kandla' }])
    expect(answer.omitted).toEqual([{ id: 'b', reason: 'existence' }])
  })

  test('is the published document if the request has the draft’s id and the published document’s revision', async () => {
    const client = await lake.freshClient()
    const { _rev: imported } = await client.create({ _id: 'a', _type: 'port', name: 'Mumbai' })
    const { _rev: later } = await client.create({ _id: 'b', _type: 'port' })
    const stateAt = async (revision: string) =>
      (await fetchDocuments(client, `drafts.a?revision=${revision}`)).documents
    expect(await stateAt(imported)).toMatchObject([{ _id: 'a', name: 'Mumbai' }])
    expect(await stateAt(later)).toEqual([])
  })
})

describe('transactions', () => {
  test('are one line each, oldest first by default, or newest first', async () => {
    const { client, ids } = await editedDocument()
    const lines = await fetchTransactions(client, 'a,drafts.a')
    expect(lines.map(({ id }) => id)).toEqual(Object.values(ids))
    expect(lines[0]).toMatchObject({
      author: expect.any(String),
      timestamp: expect.any(String),
      documentIDs: ['drafts.a'],
      mutations: [{ create: { _id: 'drafts.a', name: 'Mumbai' } }],
    })
    expect(lines[0]).not.toHaveProperty('effects')
    const reversed = await fetchTransactions(client, 'a,drafts.a?reverse=true&limit=2')
    expect(reversed.map(({ id }) => id)).toEqual([ids.discarded, ids.unpublished])
  })

  test('leave out content and other documents on request', async () => {
    const { client } = await editedDocument()
    const options = 'excludeContent=true&includeIdentifiedDocumentsOnly=true&effectFormat=mendoza'
    const lines = await fetchTransactions(client, `a?${options}`)
    expect(lines).toHaveLength(2)
    for (const line of lines) {
      expect(line).not.toHaveProperty('mutations')
      expect(line.documentIDs).toEqual(['a'])
      expect(Object.keys(line.effects ?? {})).toEqual(['a'])
    }
  })
})

test('events tell what happened to a document, newest first; its published id and draft id give the same events', async () => {
  const { client, ids } = await editedDocument()
  for (const id of ['a', 'drafts.a']) {
    const url = historyPath(client, `events/documents/${id}`)
    const { events: found } = await client.request<{ events: Record<string, unknown> }>({ url })
    expect(found[id]).toMatchObject([
      { type: 'deleteDocumentVersion', documentId: 'a', versionId: 'drafts.a' },
      { type: 'unpublishDocument', versionId: 'drafts.a', versionRevisionId: ids.unpublished },
      {
        type: 'publishDocumentVersion',
        revisionId: ids.published,
        versionId: 'drafts.a',
        versionRevisionId: ids.changed,
      },
      { type: 'createDocumentVersion', versionId: 'drafts.a', versionRevisionId: ids.created },
    ])
  }
})

import { expect, test } from 'vitest'
import { mutationEvents } from './event.ts'

const of = (_id: string, more = {}) => ({
  _id,
  _type: 'port',
  _rev: 'old',
  _createdAt: '',
  _updatedAt: '',
  ...more,
})
const options = {
  includeResult: true,
  includePreviousRevision: true,
  includeMutations: true,
  mendoza: false,
}
const transaction = {
  id: 'tx',
  timestamp: '2026-01-01T00:00:00Z',
  author: 'me',
  changes: [
    { id: 'new', before: null, after: of('new'), mutations: [{ create: {} }] },
    {
      id: 'changed',
      before: of('changed'),
      after: of('changed', { n: 1 }),
      mutations: [{ patch: {} }],
    },
    { id: 'gone', before: of('gone'), after: null, mutations: [{ delete: {} }] },
  ],
}

test('transitions are relative to the filter, and events in the order of their ids', () => {
  const transitions = (matches: (document: { _id: string; n?: number }) => boolean) =>
    mutationEvents(transaction, matches, options).map((event) => [
      event['documentId'],
      event['transition'],
    ])
  expect(transitions(() => true)).toEqual([
    ['changed', 'update'],
    ['gone', 'disappear'],
    ['new', 'appear'],
  ])
  expect(transitions(({ n }) => n === 1)).toEqual([['changed', 'appear']])
  expect(transitions(({ n }) => n === undefined)).toEqual([
    ['changed', 'disappear'],
    ['gone', 'disappear'],
    ['new', 'appear'],
  ])
  expect(transitions(() => false)).toEqual([])
})

test('revisions chain', () => {
  const events = mutationEvents(transaction, () => true, options)
  expect(events.map((event) => [event['previousRev'], event['resultRev']])).toEqual([
    ['old', 'tx'],
    ['old', 'tx'],
    [undefined, 'tx'],
  ])
})

test('events of a transaction are numbered', () => {
  const events = mutationEvents(transaction, (document) => document['_id'] !== 'changed', options)
  expect(
    events.map((event) => [event['transactionCurrentEvent'], event['transactionTotalEvents']]),
  ).toEqual([
    [1, 2],
    [2, 2],
  ])
})

test('Mendoza effects have no revision', () => {
  const [, gone, created] = mutationEvents(transaction, () => true, { ...options, mendoza: true })
  const content = { _id: 'new', _type: 'port', _createdAt: '', _updatedAt: '' }
  expect(created?.['effects']).toEqual({ apply: [0, content], revert: [0, null] })
  expect(gone?.['effects']).toEqual({ apply: [0, null], revert: [0, { ...content, _id: 'gone' }] })
})

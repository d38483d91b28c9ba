import { expect, test } from 'vitest'
import { portQuery } from '../../src/pages/port/query.ts'
import { hashShared, parseDocuments, untouchedPages } from './documents.ts'
import { splitQuery } from './split-query.ts'

const TIMES = { now: '2026-11-22T08:00:00Z', _updatedAt: '2026-11-20T08:00:00Z' }

const answer = (revisions: Record<string, string>) => ({
  now: TIMES.now,
  documents: Object.entries(revisions).map(([_id, _rev]) => ({
    _id,
    _rev,
    _type: 'any',
    _updatedAt: TIMES._updatedAt,
    port: _id.startsWith('port-') ? _id.slice('port-'.length) : null,
  })),
})

const SHARED = hashShared({ asOf: '2026-01-01T00:00:00Z', page: 'words' })
const madeOf = (revisions: Record<string, string>, shared = SHARED) => ({
  ...parseDocuments(answer(revisions)),
  shared,
})

const before = madeOf({ 'port-a': '1', 'port-b': '1', 'port-c': '1', settings: '1' })

test('a port that is edited touches its own page', () => {
  const now = madeOf({ 'port-a': '2', 'port-b': '1', 'port-c': '1', settings: '1' })
  expect(untouchedPages(before, now)).toEqual(new Set(['/ports/b', '/ports/c']))
})

test('ports that come and go touch no other page', () => {
  const now = madeOf({ 'port-b': '1', 'port-c': '1', 'port-d': '1', settings: '1' })
  expect(untouchedPages(before, now)).toEqual(new Set(['/ports/b', '/ports/c']))
})

test('a port that takes the address of another touches that page', () => {
  const now = madeOf({ 'port-b': '1', 'port-c': '1', settings: '1' })
  now.revisions['other'] = '1'
  now.ownPages['other'] = '/ports/c'
  expect(untouchedPages(before, now)).toEqual(new Set(['/ports/b']))
})

test('any other document may touch every page, whether it is edited, new or gone', () => {
  const ports = { 'port-a': '1', 'port-b': '1', 'port-c': '1' }
  for (const others of [{ settings: '2' }, { settings: '1', image: '1' }, {}])
    expect(untouchedPages(before, madeOf({ ...ports, ...others }))).toEqual(new Set())
})

test('so does what ports show alike, but for how late it was asked', () => {
  const later = hashShared({ asOf: '2026-02-03T00:00:00Z', page: 'words' })
  const nextYear = hashShared({ asOf: '2027-01-01T00:00:00Z', page: 'words' })
  expect(untouchedPages(before, { ...before, shared: later }).size).toBe(3)
  expect(untouchedPages(before, { ...before, shared: nextYear }).size).toBe(0)
  const unknown = { ...before, shared: hashShared(null) }
  expect(untouchedPages(unknown, unknown).size).toBe(0)
})

test('a slug that can not be used has no page, so that its document counts as any other', () => {
  const bad = { _id: 'p', _type: 'port', _rev: '1', _updatedAt: TIMES._updatedAt, port: '../x' }
  expect(parseDocuments({ now: TIMES.now, documents: [bad] })).toEqual({
    revisions: { p: '1' },
    ownPages: {},
    changes: [{ id: 'p', type: 'port', at: TIMES._updatedAt }],
    now: TIMES.now,
  })
})

test('what a port’s page shows by its slug is that one document, and nothing joined to it', () => {
  const own = splitQuery(portQuery().groq)?.filter(({ groq }) => groq.includes('$portSlug')) ?? []
  expect(own.map(({ key }) => key)).toEqual(['port'])
  expect(own[0]?.groq.match(/\*\s*\[/g)).toHaveLength(1)
  expect(own[0]?.groq).not.toContain('->')
})

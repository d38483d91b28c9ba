import { describe, expect, test } from 'vitest'
import { type Action, fingerprint, type LakeDocument, plan, recordAfter, report } from './plan.ts'

const document = { _id: 'port-mumbai', _type: 'port', name: 'Mumbai' }
const before = { ...document, name: 'Bombay' }
const stored = (content: typeof document): LakeDocument => ({ ...content, _rev: 'r1' })

type Given = {
  readonly held?: typeof document
  readonly imported?: typeof document
  readonly draft?: true
  readonly overwrite?: boolean
}

function decide({ held, imported, draft, overwrite = false }: Given) {
  const current = new Map<string, LakeDocument>()
  if (held) current.set('port-mumbai', stored(held))
  if (draft) current.set('drafts.port-mumbai', stored({ ...before, _id: 'drafts.port-mumbai' }))
  const record = new Map(imported ? [['port-mumbai', fingerprint(imported)]] : [])
  const steps = plan({ documents: [document], current, record, overwrite })
  return { actions: steps.map(({ action }) => action), steps, record }
}

const edited = { ...document, name: 'Mumbai, as an editor wrote it' }

describe('plan', () => {
  test.each<[string, Given, string]>([
    ['creates what the lake lacks', {}, 'create'],
    ['leaves what is already so', { held: document, imported: document }, 'unchanged'],
    ['adopts the same content that it did not write', { held: document }, 'unchanged'],
    [
      'leaves an open draft of what is already so',
      { held: document, imported: document, draft: true },
      'unchanged',
    ],
    ['updates what nobody touched', { held: before, imported: before }, 'update'],
    ['keeps what an editor changed', { held: edited, imported: document }, 'kept'],
    [
      'keeps what an editor changed when the seed changed too',
      { held: edited, imported: before },
      'kept',
    ],
    ['keeps what somebody else made', { held: edited }, 'kept'],
    ['keeps what has an open draft', { held: before, imported: before, draft: true }, 'kept'],
    ['keeps a deletion', { imported: document }, 'kept'],
    ['keeps what exists as a draft only', { draft: true }, 'kept'],
    ['keeps an unpublished document', { imported: document, draft: true }, 'kept'],
  ])('%s', (_what, given, action) => {
    expect(decide(given).actions).toEqual([action])
  })

  test.each<[string, Given, string]>([
    ['replaces an edit', { held: edited, imported: document }, 'update'],
    ['brings back a deleted document', { imported: document }, 'create'],
    ['discards a draft over the same content', { held: document, draft: true }, 'update'],
    [
      'still writes nothing where nothing differs',
      { held: document, imported: document },
      'unchanged',
    ],
  ])('when told to overwrite, %s', (_what, given, action) => {
    expect(decide({ ...given, overwrite: true }).actions).toEqual([action])
  })

  test('remembers what it wrote or adopted', () => {
    const { steps, record } = decide({ held: before, imported: before })
    expect(recordAfter(steps, record).get('port-mumbai')).toBe(fingerprint(document))
    const adopted = decide({ held: document })
    expect(recordAfter(adopted.steps, adopted.record).get('port-mumbai')).toBe(
      fingerprint(document),
    )
  })
})

const port = {
  _id: 'port-mumbai',
  _type: 'port',
  name: 'Mumbai',
  coordinates: { lat: 18, lng: 72 },
}

describe('fingerprint', () => {
  test('is the same for the same content, with or without what the lake adds, in any order of keys', () => {
    const held = {
      coordinates: { lng: 72, lat: 18 },
      name: 'Mumbai',
      _type: 'port',
      _id: 'port-mumbai',
      _rev: 'r1',
      _createdAt: '2026-01-01T00:00:00Z',
      _updatedAt: '2026-01-02T00:00:00Z',
    }
    expect(fingerprint(held)).toBe(fingerprint(port))
  })

  test.each([
    ['a field', { ...port, name: 'Bombay' }],
    ['a nested field', { ...port, coordinates: { lat: 18, lng: 73 } }],
    ['a new field', { ...port, locode: 'INBOM' }],
    ['the type', { ...port, _type: 'harbour' }],
  ])('differs with %s', (_what, changed) => {
    expect(fingerprint(changed)).not.toBe(fingerprint(port))
  })
})

function step(action: Action, id: string) {
  return {
    action,
    document: { _id: id, _type: 'port' },
    current: undefined,
    hasDraft: false,
  }
}

test('the report counts each outcome and names what was left to its editor', () => {
  expect(
    report([step('create', 'a'), step('create', 'b'), step('update', 'c'), step('kept', 'd')]),
  ).toEqual([
    'Seed: 2 created, 1 updated, 0 unchanged, 1 kept as edited',
    '  kept d (--overwrite replaces it)',
  ])
})

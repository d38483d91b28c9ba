import { expect, test } from 'vitest'
import { fingerprint, type LakeDocument, plan, recordAfter, report } from './plan.ts'

const document = { _id: 'port-mumbai', _type: 'port', name: 'Mumbai' }
const before = { ...document, name: 'Bombay' }
const edited = { ...document, name: 'Mumbai, as an editor wrote it' }
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
  return { record, steps: plan({ documents: [document], current, record, overwrite }) }
}

test.each<[string, Given, string]>([
  ['creates a document that the lake lacks', {}, 'create'],
  ['leaves equal documents', { held: document, imported: document, draft: true }, 'unchanged'],
  ['adopts an equal document that it did not write', { held: document }, 'unchanged'],
  ['updates a document that nobody edited', { held: before, imported: before }, 'update'],
  ['keeps a document that an editor changed', { held: edited, imported: before }, 'kept'],
  ['keeps a document that the import did not write', { held: edited }, 'kept'],
  ['keeps a document with an open draft', { held: before, imported: before, draft: true }, 'kept'],
  ['does not restore a deleted document', { imported: document }, 'kept'],
  ['keeps a document that exists only as a draft', { draft: true }, 'kept'],
  ['overwrite replaces an edit', { held: edited, overwrite: true }, 'update'],
  ['overwrite restores a deleted document', { imported: document, overwrite: true }, 'create'],
  ['overwrite discards a draft', { held: document, draft: true, overwrite: true }, 'update'],
  ['overwrite leaves equal documents', { held: document, overwrite: true }, 'unchanged'],
])('%s', (_what, given, action) => {
  expect(decide(given).steps.map((step) => step.action)).toEqual([action])
})

test.each<Given>([{ held: before, imported: before }, { held: document }])(
  'records a document that it wrote or adopted: %j',
  (given) => {
    const { steps, record } = decide(given)
    expect(recordAfter(steps, record).get('port-mumbai')).toBe(fingerprint(document))
  },
)

test('the report counts outcomes and names documents that were kept', () => {
  const steps = [decide({}), decide({ held: edited })].flatMap((decided) => decided.steps)
  expect(report(steps)).toEqual([
    'Seed: 1 created, 0 updated, 0 unchanged, 1 kept as edited',
    '  kept port-mumbai (--overwrite replaces it)',
  ])
})

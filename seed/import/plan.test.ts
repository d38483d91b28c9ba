import { expect, test } from 'vitest'
import { fingerprint, type LakeDocument, planImport, recordAfter, reportLines } from './plan.ts'

const document = { _id: 'port-mumbai', _type: 'port', name: 'Mumbai' }
const before = { ...document, name: 'Bombay' }
const edited = { ...document, name: 'Mumbai, as an editor wrote it' }
const inLake = (content: typeof document): LakeDocument => ({ ...content, _rev: 'r1' })

type Situation = {
  readonly stored?: typeof document
  readonly imported?: typeof document
  readonly draft?: true
  readonly overwrite?: boolean
}

function decide({ stored, imported, draft, overwrite = false }: Situation) {
  const current = new Map<string, LakeDocument>()
  if (stored) current.set('port-mumbai', inLake(stored))
  if (draft) current.set('drafts.port-mumbai', inLake({ ...before, _id: 'drafts.port-mumbai' }))
  const record = new Map(imported ? [['port-mumbai', fingerprint(imported)]] : [])
  return { record, steps: planImport({ documents: [document], current, record, overwrite }) }
}

test.each<[string, Situation, string]>([
  ['creates a document that the lake lacks', {}, 'create'],
  [
    'does not write a document that equals the seed',
    { stored: document, imported: document, draft: true },
    'unchanged',
  ],
  ['adopts an equal document that the import did not write', { stored: document }, 'unchanged'],
  ['updates a document that nobody edited', { stored: before, imported: before }, 'update'],
  ['keeps a document that an editor changed', { stored: edited, imported: before }, 'kept'],
  ['keeps a document that the import did not write', { stored: edited }, 'kept'],
  ['keeps a document with a draft', { stored: before, imported: before, draft: true }, 'kept'],
  ['does not restore a deleted document', { imported: document }, 'kept'],
  ['keeps a document that exists only as a draft', { draft: true }, 'kept'],
  ['overwrite replaces an edit', { stored: edited, overwrite: true }, 'update'],
  ['overwrite restores a deleted document', { imported: document, overwrite: true }, 'create'],
  ['overwrite discards a draft', { stored: document, draft: true, overwrite: true }, 'update'],
  [
    'overwrite does not write a document that equals the seed',
    { stored: document, overwrite: true },
    'unchanged',
  ],
])('%s', (_what, situation, action) => {
  expect(decide(situation).steps.map((step) => step.action)).toEqual([action])
})

test.each<Situation>([{ stored: before, imported: before }, { stored: document }])(
  'records a document that the import wrote or adopted: %j',
  (situation) => {
    const { steps, record } = decide(situation)
    expect(recordAfter(steps, record).get('port-mumbai')).toBe(fingerprint(document))
  },
)

test('the report counts outcomes and names documents that were kept', () => {
  const steps = [decide({}), decide({ stored: edited })].flatMap((decided) => decided.steps)
  expect(reportLines(steps)).toEqual([
    'Seed: 1 created, 0 updated, 0 unchanged, 1 kept as edited',
    '  kept port-mumbai (--overwrite replaces it)',
  ])
})

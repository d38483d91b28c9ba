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
  ['creates what the lake lacks', {}, 'create'],
  ['leaves equal documents', { held: document, imported: document, draft: true }, 'unchanged'],
  ['adopts equal content that it did not write', { held: document }, 'unchanged'],
  ['updates what nobody touched', { held: before, imported: before }, 'update'],
  ['keeps what an editor changed', { held: edited, imported: before }, 'kept'],
  ['keeps what somebody else made', { held: edited }, 'kept'],
  ['keeps what has an open draft', { held: before, imported: before, draft: true }, 'kept'],
  ['keeps a deletion', { imported: document }, 'kept'],
  ['keeps what exists as a draft only', { draft: true }, 'kept'],
  ['told to overwrite, replaces an edit', { held: edited, overwrite: true }, 'update'],
  ['told to overwrite, brings back a deletion', { imported: document, overwrite: true }, 'create'],
  [
    'told to overwrite, discards a draft',
    { held: document, draft: true, overwrite: true },
    'update',
  ],
  ['told to overwrite, writes nothing new', { held: document, overwrite: true }, 'unchanged'],
])('%s', (_what, given, action) => {
  expect(decide(given).steps.map((step) => step.action)).toEqual([action])
})

test.each<Given>([{ held: before, imported: before }, { held: document }])(
  'remembers what it wrote or adopted: %j',
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

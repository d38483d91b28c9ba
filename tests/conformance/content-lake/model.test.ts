/**
 * Random transactions against a model in memory, whose patches are applied by the vendor's own package,
 * `@sanity/mutator`. It is what the Studio shows before the lake has answered, so wherever it differs, an editor
 * would see a text jump; every difference that is right has a reason here.
 */
import { Mutation } from '@sanity/mutator'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { useLake } from './helpers/lake.ts'

const lake = useLake()

type Document = { _id: string; _type: string } & Record<string, unknown>
type Patch = Record<string, unknown> & { id: string }
type Step =
  | { create: Document }
  | { createIfNotExists: Document }
  | { createOrReplace: Document }
  | { delete: { id: string } }
  | { patch: Patch }

const id = fc.constantFrom('a', 'b', 'c', 'drafts.a')
const content = fc.record(
  {
    name: fc.constantFrom('Mumbai', ''),
    n: fc.integer({ min: -3, max: 3 }),
    list: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 6 }),
    o: fc.record({ p: fc.nat(9), n: fc.nat(9) }, { requiredKeys: [] }),
    keyed: fc
      .subarray(['a', 'b', 'c'])
      .map((keys) => keys.map((key, index) => ({ _key: key, v: index }))),
  },
  { requiredKeys: [] },
)
const document = fc
  .tuple(id, content)
  .map(([name, fields]): Document => Object.assign({ _id: name, _type: 'port' }, fields))
const PATHS = `name n ['n'] o o.p o.x x x.y list list[0] list[1] list[-1] list[5] list[1:3] list[0:-1] list[:2]
  list[-2:] list[2,0] list[*] list[@>4] keyed[_key=="a"] keyed[_key=="b"].v keyed[v>0].v keyed[*].v keyed[].v
  keyed.v keyed[_key=="z"].v ..v ..n o..n o.*`
const path = fc.constantFrom(...PATHS.split(/\s+/))
const anything = fc.constantFrom(1, 'x', true, { q: 1 }, [7, 8])
const number = fc.integer({ min: -5, max: 5 })
const operation = fc.oneof(
  fc.tuple(path, anything).map(([at, to]) => ({ set: { [at]: to } })),
  fc.tuple(path, anything).map(([at, to]) => ({ setIfMissing: { [at]: to } })),
  path.map((at) => ({ unset: [at] })),
  fc.tuple(path, number).map(([at, by]) => ({ inc: { [at]: by } })),
  fc.tuple(path, number).map(([at, by]) => ({ dec: { [at]: by } })),
  fc
    .tuple(
      fc.constantFrom('before', 'after', 'replace'),
      path,
      fc.array(anything, { maxLength: 3 }),
    )
    .map(([where, at, items]) => ({ insert: { [where]: at, items } })),
)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: document.map((create) => ({ create })) },
  { weight: 1, arbitrary: document.map((createIfNotExists) => ({ createIfNotExists })) },
  { weight: 2, arbitrary: document.map((createOrReplace) => ({ createOrReplace })) },
  { weight: 1, arbitrary: id.map((gone) => ({ delete: { id: gone } })) },
  {
    weight: 8,
    arbitrary: fc
      .tuple(id, operation)
      .map(([target, operations]) => ({ patch: { id: target, ...operations } })),
  },
)

/** Why the lake is right to differ from the package on a patch; null where it must not. */
function reasonToDiffer(patch: Patch, isApplied: boolean): string | null {
  const text = JSON.stringify(patch)
  if (text.includes('*')) return 'the package cannot parse the wildcard, which JSONMatch has'
  if (text.includes('[]') && !isApplied)
    return 'the package ignores `[]`, which JSONMatch does not have'
  if (text.includes('keyed.v'))
    return 'the package has no implicit traversal of lists, JSONMatch has'
  if (/[<>]/.test(text) && isApplied) {
    return 'the package compares as JavaScript does, and looks into no list within a list'
  }
  if ('inc' in patch || 'dec' in patch) {
    if (!isApplied) return 'the package ignores what is no number, which the hosted lake refuses'
    return text.includes('..') ? 'the package adds twice to what `..` finds' : null
  }
  if ('insert' in patch) {
    return text.includes(':') && /\[-?\d*:-?\d*\]/.test(text)
      ? "ranges are inserted at as the client's splice() expects, the package takes their ends otherwise"
      : null
  }
  if (/\[|\.\./.test(String(Object.keys(Object(patch['set'] ?? patch['setIfMissing']))[0]))) {
    return 'the package makes an object, or an item past the end, of a list that is not there'
  }
  return null
}

/** What a patch makes of a document by the package; null for one that it cannot apply. */
function patched(before: Document, patch: Patch): Document | null {
  try {
    const after: unknown = new Mutation({ mutations: [{ patch }] }).apply(structuredClone(before))
    return asDocument(after)
  } catch {
    // Its errors have no type: it refuses paths that it cannot parse and inserts into what is no list.
    return null
  }
}

function asDocument(value: unknown): Document {
  const copy: unknown = JSON.parse(JSON.stringify(value))
  if (typeof copy === 'object' && copy !== null && '_id' in copy && '_type' in copy) {
    const { _id, _type, ...fields } = copy
    return { ...fields, _id: String(_id), _type: String(_type) }
  }
  throw new Error('Not a document')
}

/** The documents after a step by the model; null when it would be refused. */
function modelled(before: ReadonlyMap<string, Document>, change: Step) {
  const after = new Map(before)
  if ('create' in change) {
    if (before.has(change.create['_id'])) return null
    return after.set(change.create['_id'], change.create)
  }
  if ('createIfNotExists' in change) {
    const { createIfNotExists: made } = change
    return before.has(made['_id']) ? after : after.set(made['_id'], made)
  }
  if ('createOrReplace' in change) {
    return after.set(change.createOrReplace['_id'], change.createOrReplace)
  }
  if ('delete' in change) {
    after.delete(change.delete.id)
    return after
  }
  const target = before.get(change.patch.id)
  const result = target && patched(target, change.patch)
  return result ? after.set(change.patch.id, result) : null
}

test(
  'whatever is done one after the other, the documents are those of the model',
  { tags: ['nightly'], timeout: 10 * 60_000 },
  async () => {
    const differences = new Map<string, number>()
    let done = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
        const wrong: object[] = []
        const client = await lake.freshClient()
        const { dataset } = client.config()
        let model: ReadonlyMap<string, Document> = new Map()
        for (const change of steps) {
          const response = await lake.request(`/v2025-02-19/data/mutate/${dataset}`, {
            method: 'POST',
            body: JSON.stringify({ mutations: [change] }),
          })
          const expected = response.ok ? modelled(model, change) : model
          const isRefusalExpected = modelled(model, change) === null
          const stored = await client.fetch<Document[]>('*', {}, { perspective: 'raw' })
          const found = new Map(
            stored.map(({ _rev, _createdAt, _updatedAt, ...rest }) => [
              rest['_id'],
              asDocument(rest),
            ]),
          )
          const isSame =
            response.ok === !isRefusalExpected &&
            expected !== null &&
            JSON.stringify(sorted(expected)) === JSON.stringify(sorted(found))
          if (!isSame) {
            const reason = 'patch' in change ? reasonToDiffer(change.patch, response.ok) : null
            if (reason === null) {
              wrong.push({ change, before: sorted(model), ok: response.ok, found: sorted(found) })
            }
            differences.set(String(reason), (differences.get(String(reason)) ?? 0) + 1)
          }
          done += 1
          model = found
        }
        expect(wrong).toEqual([])
      }),
      { numRuns: 60 },
    )
    const list = [...differences].map(([reason, count]) => `${count} times ${reason}`)
    console.log(`${done} mutations:\n${list.join('\n')}`)
  },
)

/** With the attributes of each object by name, so that two can be compared. */
function sorted(documents: ReadonlyMap<string, Document>): unknown[] {
  return [...documents.values()]
    .toSorted((a, b) => (a['_id'] < b['_id'] ? -1 : 1))
    .map((each) => JSON.parse(JSON.stringify(each, byName)) as unknown)
}

function byName(_name: string, of: unknown): unknown {
  if (typeof of !== 'object' || of === null || Array.isArray(of)) return of
  return Object.fromEntries(Object.entries(of).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

import type { StoredDocument } from '../../schemas/validation/stored-document.ts'
import { createHash } from 'node:crypto'
import * as v from 'valibot'

export type LakeDocument = StoredDocument & {
  readonly _rev: string
}

/** What the import does with a document. `kept`: an editor's change or deletion stays. */
type Action = 'create' | 'update' | 'unchanged' | 'kept'

export type Step = {
  readonly action: Action
  readonly document: StoredDocument
  readonly current: LakeDocument | undefined
  readonly hasDraft: boolean
}

/** Id of the document that records the last import. Because of the dot, hosted Sanity hides it from visitors. */
export const RECORD_ID = 'seed.record'

/** The fingerprint of each document as it was last imported, by id. */
export type ImportRecord = ReadonlyMap<string, string>

const entriesSchema = v.array(v.object({ _key: v.string(), fingerprint: v.string() }))

/** Reads the record; a missing or malformed record counts as empty. */
export function readRecord(document: StoredDocument | undefined): ImportRecord {
  const entries = v.safeParse(entriesSchema, document?.['documents'])
  return new Map(
    entries.success ? entries.output.map(({ _key: id, fingerprint: hash }) => [id, hash]) : [],
  )
}

export function recordDocument(record: ImportRecord): StoredDocument {
  return {
    _id: RECORD_ID,
    _type: 'seedRecord',
    documents: [...record]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([_key, hash]) => ({ _key, fingerprint: hash })),
  }
}

type Situation = {
  readonly documents: readonly StoredDocument[]
  /** The lake's current documents and drafts, by id. */
  readonly current: ReadonlyMap<string, LakeDocument>
  readonly record: ImportRecord
  readonly overwrite: boolean
}

/**
 * Decides what to do with each document. A document counts as edited if it differs from the last import, was deleted
 * since, or has a draft. Edited documents are kept, unless `overwrite` is set.
 */
export function planImport({ documents, current, record, overwrite }: Situation): Step[] {
  return documents.map((document): Step => {
    const { _id: id } = document
    const stored = current.get(id)
    const hasDraft = current.has(`drafts.${id}`)
    const step = (action: Action): Step => ({ action, document, current: stored, hasDraft })
    const seedFingerprint = fingerprint(document)
    const imported = record.get(id)
    if (stored && fingerprint(stored) === seedFingerprint) {
      return step(overwrite && hasDraft ? 'update' : 'unchanged')
    }
    if (overwrite) return step(stored ? 'update' : 'create')
    if (stored) return step(fingerprint(stored) === imported && !hasDraft ? 'update' : 'kept')
    return step(imported === undefined && !hasDraft ? 'create' : 'kept')
  })
}

/** The record after the steps. Documents that were kept keep their old entry. */
export function recordAfter(steps: readonly Step[], before: ImportRecord): ImportRecord {
  const after = new Map(before)
  for (const { action, document } of steps) {
    const { _id: id } = document
    if (action !== 'kept') after.set(id, fingerprint(document))
  }
  return after
}

function sortKeys(_key: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value
}

/** A hash of a document's type and fields, without the lake's system fields; the order of keys does not matter. */
export function fingerprint(document: StoredDocument): string {
  const content = Object.entries(document).filter(
    ([key]) => key === '_type' || !key.startsWith('_'),
  )
  return createHash('sha256')
    .update(JSON.stringify(Object.fromEntries(content), sortKeys))
    .digest('hex')
}

function countAction(steps: readonly Step[], action: Action) {
  return steps.filter((step) => step.action === action).length
}

/** The lines that the import prints: the counts, then each document that was kept as edited. */
export function reportLines(steps: readonly Step[]): string[] {
  const kept = steps.filter(({ action }) => action === 'kept')
  return [
    `Seed: ${countAction(steps, 'create')} created, ${countAction(steps, 'update')} updated, ${countAction(steps, 'unchanged')} unchanged, ${kept.length} kept as edited`,
    ...kept.map(({ document: { _id: id } }) => `  kept ${id} (--overwrite replaces it)`),
  ]
}

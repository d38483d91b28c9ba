import { fingerprint } from './fingerprint.ts'
import type { Record } from './record.ts'
import type { LakeDocument, SeedDocument } from './types.ts'

/** What the import does with one document; `kept` means that an editor's version stays. */
export type Action = 'create' | 'update' | 'unchanged' | 'kept'

export interface Step {
  readonly action: Action
  readonly document: SeedDocument
  readonly current: LakeDocument | undefined
  readonly hasDraft: boolean
}

interface Situation {
  readonly documents: readonly SeedDocument[]
  /** What the lake holds now under the documents' ids and their drafts'. */
  readonly current: ReadonlyMap<string, LakeDocument>
  readonly record: Record
  readonly overwrite: boolean
}

/**
 * Decides per document. The lake's version belongs to an editor when it is not what the import
 * last wrote, when it was deleted since, or when a draft of it is open; then it is kept unless
 * `overwrite` is set.
 */
export const plan = ({ documents, current, record, overwrite }: Situation): Step[] =>
  documents.map((document): Step => {
    const { _id: id } = document
    const held = current.get(id)
    const hasDraft = current.has(`drafts.${id}`)
    const step = (action: Action): Step => ({ action, document, current: held, hasDraft })
    const wanted = fingerprint(document)
    const imported = record.get(id)
    if (held && fingerprint(held) === wanted) {
      return step(overwrite && hasDraft ? 'update' : 'unchanged')
    }
    if (overwrite) return step(held ? 'update' : 'create')
    if (held) return step(fingerprint(held) === imported && !hasDraft ? 'update' : 'kept')
    return step(imported === undefined && !hasDraft ? 'create' : 'kept')
  })

/** The record after the steps: what was written or already so, and the old entry of what was kept. */
export const recordAfter = (steps: readonly Step[], before: Record): Record => {
  const after = new Map(before)
  for (const { action, document } of steps) {
    const { _id: id } = document
    if (action !== 'kept') after.set(id, fingerprint(document))
  }
  return after
}

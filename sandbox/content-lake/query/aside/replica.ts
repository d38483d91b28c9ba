import type { LakeDocument } from '../../document.ts'

/** What turns one list of documents, sorted by id, into another. */
export interface Changes {
  removed: string[]
  /** New and changed documents, sorted by id. */
  put: LakeDocument[]
}

/** Compares two lists by id and identity: a document that has changed is another object. */
export function changesBetween(
  before: readonly LakeDocument[],
  after: readonly LakeDocument[],
): Changes {
  const changes: Changes = { removed: [], put: [] }
  let index = 0
  for (const document of after) {
    const { _id: id } = document
    for (let old = before[index]; old && old['_id'] < id; old = before[index]) {
      changes.removed.push(old['_id'])
      index += 1
    }
    const old = before[index]
    if (old?.['_id'] === id) index += 1
    if (old !== document) changes.put.push(document)
  }
  for (const { _id: id } of before.slice(index)) changes.removed.push(id)
  return changes
}

/** The list that `changesBetween` has seen as `after`. */
export function withChanges(
  before: readonly LakeDocument[],
  { removed, put }: Changes,
): readonly LakeDocument[] {
  const gone = new Set([...removed, ...put.map(({ _id: id }) => id)])
  const kept = before.filter(({ _id: id }) => !gone.has(id))
  const after: LakeDocument[] = []
  let index = 0
  for (const document of put) {
    const { _id: id } = document
    for (let next = kept[index]; next && next['_id'] < id; next = kept[index]) {
      after.push(next)
      index += 1
    }
    after.push(document)
  }
  return after.concat(kept.slice(index))
}

import { strengthenReferences } from '../actions/publication.ts'
import { type DocumentChange, isPublishedId, releaseNameOf } from '../document.ts'
import { validationError } from '../errors.ts'
import type { Dataset } from '../store/dataset.ts'
import { strongReferences } from '../store/documents.ts'
import { findRelease, scheduledAmong, versionsIn } from './release.ts'

/**
 * Refuses a transaction that changes a version in a release that is not active. Also refuses to delete a published
 * document to which a version in a scheduled release refers: publishing the release would fail.
 *
 * @throws LakeError 400 `validationError`
 */
export function checkLocks(dataset: Dataset, changes: readonly DocumentChange[]): void {
  for (const { id } of changes) {
    const name = releaseNameOf(id)
    const release = name === null ? null : findRelease((each) => dataset.get(each), name)
    if (release && release.state !== 'active') {
      throw validationError(
        `Documents in release "${release.name}" (state: ${release.state}) can not be mutated`,
      )
    }
  }
  const deleted = changes.filter(({ id, after }) => !after && isPublishedId(id))
  if (deleted.length > 0) checkScheduledReferences(dataset, new Set(deleted.map(({ id }) => id)))
}

function checkScheduledReferences(dataset: Dataset, deleted: ReadonlySet<string>): void {
  for (const { name } of scheduledAmong(dataset.all())) {
    for (const version of versionsIn(dataset.all(), name)) {
      const [id] = strongReferences(strengthenReferences(version)).intersection(deleted)
      if (id === undefined) continue
      throw validationError(
        `Document "${id}" can not be deleted, because "${version._id}" in the scheduled release "${name}" refers to it`,
      )
    }
  }
}

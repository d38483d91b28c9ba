import type { SanityClient } from '@sanity/client'
import type { Step } from './plan.ts'
import { recordDocument, type ImportRecord } from './record.ts'

/**
 * Writes all steps and the record in one transaction, or nothing when nothing changes. A document
 * that somebody changed since it was read makes the lake refuse the whole transaction.
 */
export async function write(
  client: SanityClient,
  steps: readonly Step[],
  record: { readonly before: ImportRecord; readonly after: ImportRecord },
): Promise<void> {
  const transaction = client.transaction()
  for (const { action, document, current, hasDraft } of steps) {
    const { _id: id } = document
    if (action === 'create') transaction.create(document)
    if (action === 'update') {
      // A patch that changes nothing carries the revision check, which a replacement cannot.
      if (current) {
        const { _rev: revision } = current
        transaction.patch(id, (patch) => patch.ifRevisionId(revision).unset(['_seedImport']))
      }
      transaction.createOrReplace(document)
    }
    if (hasDraft && (action === 'create' || action === 'update')) transaction.delete(`drafts.${id}`)
  }
  const isNews = [...record.after].some(([id, print]) => record.before.get(id) !== print)
  if (isNews) transaction.createOrReplace(recordDocument(record.after))
  if (transaction.toJSON().length > 0) await transaction.commit({ visibility: 'sync' })
}

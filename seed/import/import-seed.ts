import type { SanityClient } from '@sanity/client'
import type { Schema } from '@sanity/types'
import { validateDocuments } from '../../schemas/validation/validate-documents.ts'
import { readIllustrations, uploadMissing, withAssetIds } from './illustrations.ts'
import {
  type ImportRecord,
  type LakeDocument,
  planImport,
  readRecord,
  RECORD_ID,
  recordAfter,
  recordDocument,
  type Step,
} from './plan.ts'
import type { StoredDocument } from '../../schemas/validation/stored-document.ts'
import { UnreadableLakeError } from '../../src/content/unreadable-lake.ts'

export type ImportOptions = {
  readonly documents: readonly StoredDocument[]
  readonly schema: Schema
  /** A client with the perspective `raw` on the target dataset. */
  readonly client: SanityClient
  /** The folder that contains `illustrations/`. */
  readonly folder: string
  /** Whether to overwrite changes of editors and discard their drafts. */
  readonly overwrite: boolean
}

async function fetchCurrentDocuments(client: SanityClient, documents: readonly StoredDocument[]) {
  const ids = documents.flatMap(({ _id: id }) => [id, `drafts.${id}`])
  const found = await withLakeErrors(client, () =>
    client.fetch<LakeDocument[]>('*[_id in $ids]', { ids: [...ids, RECORD_ID] }),
  )
  return new Map(found.map((document) => [document['_id'], document]))
}

/** @throws UnreadableLakeError if the lake can't be reached or refuses the request */
async function withLakeErrors<Result>(
  client: SanityClient,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    const { projectId = '', dataset = '', apiHost, useProjectHostname } = client.config()
    throw new UnreadableLakeError(
      { projectId, dataset, apiHost: useProjectHostname ? null : (apiHost ?? null) },
      cause,
    )
  }
}

/**
 * Validates the documents, then creates and updates them as `planImport` decides.
 *
 * @throws Error before anything is written, if a document breaks a rule
 */
export async function importSeed({
  documents,
  schema,
  client,
  folder,
  overwrite,
}: ImportOptions): Promise<Step[]> {
  const illustrations = await readIllustrations(documents, folder)
  const resolved = documents.map((document) => withAssetIds(document, illustrations))
  const assetIds = new Set(illustrations.map(({ assetId }) => assetId))
  const problems = await validateDocuments({ documents: resolved, schema, otherIds: assetIds })
  const errors = problems.filter(({ level }) => level === 'error')
  if (errors.length > 0)
    throw new Error(errors.map(({ id, field, rule }) => `${id}: ${field}: ${rule}`).join('\n'))

  const current = await fetchCurrentDocuments(client, resolved)
  const record = readRecord(current.get(RECORD_ID))
  const steps = planImport({ documents: resolved, current, record, overwrite })
  await uploadMissing(client, illustrations)
  await withLakeErrors(client, () =>
    write(client, steps, { before: record, after: recordAfter(steps, record) }),
  )
  return steps
}

/**
 * Writes all steps and the record of the import in one transaction. The lake refuses the transaction if it would
 * replace a published document that has changed since the import read it. Newer changes to drafts are not noticed.
 */
async function write(
  client: SanityClient,
  steps: readonly Step[],
  record: { readonly before: ImportRecord; readonly after: ImportRecord },
): Promise<void> {
  const transaction = client.transaction()
  for (const { action, document, current, hasDraft } of steps) {
    const { _id: id } = document
    if (action === 'create') transaction.create(document)
    if (action === 'update') {
      // Only a patch can check the revision, so add a patch that changes nothing.
      if (current) {
        const { _rev: revision } = current
        transaction.patch(id, (patch) => patch.ifRevisionId(revision).unset(['_seedImport']))
      }
      transaction.createOrReplace(document)
    }
    if (hasDraft && (action === 'create' || action === 'update')) transaction.delete(`drafts.${id}`)
  }
  const isRecordChanged = [...record.after].some(
    ([id, fingerprint]) => record.before.get(id) !== fingerprint,
  )
  if (isRecordChanged) transaction.createOrReplace(recordDocument(record.after))
  if (transaction.toJSON().length > 0) await transaction.commit({ visibility: 'sync' })
}

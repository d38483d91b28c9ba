import type { SanityClient } from '@sanity/client'
import type { Schema } from '@sanity/types'
import type { Problem } from '../../schemas/validation/validate-documents.ts'
import { uploadMissing } from './assets.ts'
import { readIllustrations, withAssetIds } from './illustrations.ts'
import { type LakeDocument, plan, recordAfter, type Step } from './plan.ts'
import { readRecord, RECORD_ID } from './record.ts'
import type { StoredDocument } from '../../schemas/validation/stored-document.ts'
import { UnreadableLakeError } from '../../src/content/unreadable-lake.ts'
import { validate } from './validate.ts'
import { write } from './write.ts'

export type Import = {
  readonly documents: readonly StoredDocument[]
  readonly schema: Schema
  /** A client with the perspective `raw` on the target dataset. */
  readonly client: SanityClient
  /** The folder that holds `illustrations/`. */
  readonly folder: string
  /** Write over what editors have changed, and discard their drafts. */
  readonly overwrite: boolean
}

/** The documents break rules; nothing was written. */
class SeedError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ id, field, rule }) => `${id}: ${field}: ${rule}`).join('\n'))
    this.name = 'SeedError'
    this.problems = problems
  }
}

async function fetchCurrent(client: SanityClient, documents: readonly StoredDocument[]) {
  const ids = documents.flatMap(({ _id: id }) => [id, `drafts.${id}`])
  const held = await usingLake(client, () =>
    client.fetch<LakeDocument[]>('*[_id in $ids]', { ids: [...ids, RECORD_ID] }),
  )
  return new Map(held.map((document) => [document['_id'], document]))
}

/** @throws UnreadableLakeError saying what to do when the lake is out of reach or refuses */
async function usingLake<Result>(
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
 * Validates, then writes into the lake what it lacks, in one transaction. A second run finds
 * nothing to write. Throws {@link SeedError} before anything is written when a document is bad.
 */
export async function importSeed({
  documents,
  schema,
  client,
  folder,
  overwrite,
}: Import): Promise<Step[]> {
  const illustrations = await readIllustrations(documents, folder)
  const resolved = documents.map((document) => withAssetIds(document, illustrations))
  const assetIds = new Set(illustrations.map(({ assetId }) => assetId))
  const problems = await validate({ documents: resolved, schema, assetIds })
  const errors = problems.filter(({ level }) => level === 'error')
  if (errors.length > 0) throw new SeedError(errors)

  const current = await fetchCurrent(client, resolved)
  const record = readRecord(current.get(RECORD_ID))
  const steps = plan({ documents: resolved, current, record, overwrite })
  await uploadMissing(client, illustrations)
  await usingLake(client, () =>
    write(client, steps, { before: record, after: recordAfter(steps, record) }),
  )
  return steps
}

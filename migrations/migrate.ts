import type { SanityClient, SanityDocument } from '@sanity/client'
import type { MigrationContext, NodePatch } from 'sanity/migrate'
import oneSource from './one-source/index.ts'

/** A migration that reads whole documents and sets or removes fields. */
export type DocumentMigration = {
  title: string
  documentTypes: string[]
  migrate: {
    /** Declared as a method, so that TypeScript also accepts migrations that require the whole `MigrationContext`. */
    document(
      document: SanityDocument,
      context: Pick<MigrationContext, 'client'>,
    ): NodePatch | NodePatch[] | Promise<NodePatch[]>
  }
}

/**
 * Applies a migration to all documents and drafts of its types, in one transaction. The lake refuses the
 * transaction if a document has changed since it was read.
 *
 * @param client with the perspective `raw`
 * @returns the ids of the documents that change
 * @throws when the lake can't be read or refuses the changes
 */
export async function migrate(
  { documentTypes, migrate: handlers }: DocumentMigration,
  client: SanityClient,
  { dryRun }: { dryRun: boolean },
): Promise<string[]> {
  const documents = await client.fetch<SanityDocument[]>('*[_type in $types]', {
    types: documentTypes,
  })
  const transaction = client.transaction()
  const changed: string[] = []
  for (const document of documents) {
    const patches = [await handlers.document(document, { client })]
      .flat()
      .filter((patch) => wouldChange(document, patch))
    if (patches.length === 0) continue
    changed.push(document._id)
    transaction.patch(document._id, {
      ifRevisionID: document._rev,
      unset: patches.filter(({ op }) => op.type === 'unset').map(pathOf),
      set: Object.fromEntries(
        patches.flatMap((patch) =>
          patch.op.type === 'set' || patch.op.type === 'setIfMissing'
            ? [[pathOf(patch), patch.op.value]]
            : [],
        ),
      ),
    })
  }
  if (changed.length > 0 && !dryRun) await transaction.commit({ visibility: 'sync' })
  return changed
}

/** The path of a patch, like `surge.assets`. Items of lists are not supported. */
function pathOf({ path }: NodePatch): string {
  return path.filter((key) => typeof key === 'string').join('.')
}

/** Whether a patch would change the document. */
function wouldChange(document: SanityDocument, { path, op }: NodePatch): boolean {
  const before = path.reduce<unknown>(
    (value, key) => (typeof key === 'string' ? Reflect.get(Object(value), key) : undefined),
    document,
  )
  if (op.type === 'set') return JSON.stringify(before) !== JSON.stringify(op.value)
  return op.type === 'unset' ? before !== undefined : before === undefined
}

/** Every migration by name, oldest first. `one-source` stores each fact in one document only. */
export const migrations: Readonly<Record<string, DocumentMigration>> = { 'one-source': oneSource }

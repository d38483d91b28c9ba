import type { SanityClient, SanityDocument } from '@sanity/client'
import type { MigrationContext, NodePatch } from 'sanity/migrate'
import contactWithoutChart from './contact-without-chart/index.ts'
import linksReferToPages from './links-refer-to-pages/index.ts'
import oneHome from './one-home/index.ts'
import oneTruth from './one-truth/index.ts'
import withoutFolds from './without-folds/index.ts'

/** A migration that is given whole documents, and sets or removes fields of theirs. */
export type DocumentMigration = {
  title: string
  documentTypes?: string[]
  migrate: {
    /** A method, since those of the library take more of a context than migrations here use. */
    document(
      document: SanityDocument,
      context: Pick<MigrationContext, 'client'>,
    ): NodePatch | NodePatch[] | Promise<NodePatch[]>
  }
}

/**
 * Applies a migration to the published documents and the drafts of its types, in one transaction. A document that
 * somebody changed meanwhile makes the lake refuse all of it.
 *
 * @param client with the perspective `raw`
 * @returns the ids of the documents that change
 * @throws when the lake can't be read or refuses the changes
 */
export async function migrate(
  { documentTypes, migrate: steps }: DocumentMigration,
  client: SanityClient,
  { dryRun }: { dryRun: boolean },
): Promise<string[]> {
  const filter = documentTypes
    ? '_type in $types'
    : '!(_type match "system.*" || _type match "sanity.*")'
  const documents = await client.fetch<SanityDocument[]>(`*[${filter}]`, {
    types: documentTypes ?? [],
  })
  const transaction = client.transaction()
  const changed: string[] = []
  for (const document of documents) {
    const patches = [await steps.document(document, { client })]
      .flat()
      .filter((patch) => isNews(document, patch))
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

/** A patch's place in a document, like `surge.assets`; migrations here name no items of lists. */
function pathOf({ path }: NodePatch): string {
  return path.filter((key) => typeof key === 'string').join('.')
}

/** Whether a patch would change the document: one that sets nothing new or removes what is not there would not. */
function isNews(document: SanityDocument, { path, op }: NodePatch): boolean {
  const before = path.reduce<unknown>(
    (value, key) => (typeof key === 'string' ? Reflect.get(Object(value), key) : undefined),
    document,
  )
  if (op.type === 'set') return JSON.stringify(before) !== JSON.stringify(op.value)
  return op.type === 'unset' ? before !== undefined : before === undefined
}

/** Every migration by its name, the oldest first. */
export const migrations: Readonly<Record<string, DocumentMigration>> = {
  'one-truth': oneTruth,
  'links-refer-to-pages': linksReferToPages,
  'contact-without-chart': contactWithoutChart,
  'without-folds': withoutFolds,
  'one-home': oneHome,
}

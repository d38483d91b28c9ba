import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isStoredDocument, type StoredDocument } from '../schemas/validation/stored-document.ts'

const folder = join(import.meta.dirname, 'documents')

async function documentsIn(file: string): Promise<StoredDocument[]> {
  const path = join(folder, file)
  const module: object = await import(/* @vite-ignore */ pathToFileURL(path).href)
  return Object.values(module).flatMap((exported: unknown) =>
    (Array.isArray(exported) ? exported : [exported]).map((document: unknown) => {
      if (isStoredDocument(document)) return document
      throw new Error(`${path} exports something that is not a document`)
    }),
  )
}

const files = await readdir(folder)
const documents = await Promise.all(files.toSorted().map(documentsIn))

/** Every document of the seed: the modules in `documents/` export documents or lists of documents. */
export const seedDocuments: readonly StoredDocument[] = documents.flat()

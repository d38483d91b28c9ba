import type { Schema } from '@sanity/types'
import { validateDocuments, type Problem } from '../../schemas/validation/validate-documents.ts'
import type { StoredDocument } from '../../schemas/validation/stored-document.ts'

type Checked = {
  readonly documents: readonly StoredDocument[]
  readonly schema: Schema
  /** Ids outside the seed that a reference may name, such as the drawings' assets. */
  readonly assetIds: ReadonlySet<string>
}

function repeatedIds(documents: readonly StoredDocument[]): Problem[] {
  return documents
    .filter(({ _id: id }, at) => documents.findIndex((other) => other['_id'] === id) !== at)
    .map(({ _id: id }) => ({
      id,
      field: '_id',
      rule: 'Two documents have this id',
      level: 'error',
    }))
}

/** Every rule of the content model that the seed breaks, and duplicate ids. */
export async function validate(checked: Checked): Promise<Problem[]> {
  return [...repeatedIds(checked.documents), ...(await validateDocuments(checked))]
}

import { validateDocument, type ValidationSchema } from '@sanity/validation'

import { printPath } from './printPath.ts'
import { clientOnSeed } from './seedClient.ts'
import type { SeedDocument } from './types.ts'

/** A rule that a document breaks; a warning does not stop the import. */
export interface Problem {
  readonly id: string
  readonly field: string
  readonly rule: string
  readonly level: 'error' | 'warning'
}

interface Checked {
  readonly documents: readonly SeedDocument[]
  readonly schema: ValidationSchema
  /** Ids outside the seed that a reference may name, such as the drawings' assets. */
  readonly assetIds: ReadonlySet<string>
}

const repeatedIds = (documents: readonly SeedDocument[]): Problem[] => {
  const seen = new Set<string>()
  const repeated: Problem[] = []
  for (const { _id: id } of documents) {
    if (seen.has(id)) {
      repeated.push({ id, field: '_id', rule: 'Two documents have this id', level: 'error' })
    }
    seen.add(id)
  }
  return repeated
}

/**
 * Checks documents by the rules that the Studio enforces, references and unique slugs against the
 * set itself. Answers every broken rule; nothing is thrown for a bad document.
 */
export const validate = async ({ documents, schema, assetIds }: Checked): Promise<Problem[]> => {
  const client = clientOnSeed(documents)
  const ids = new Set(documents.map(({ _id: id }) => id))
  const problems = repeatedIds(documents)
  const now = new Date().toISOString()
  for (const document of documents) {
    const { _id: id } = document
    const { markers, status } = await validateDocument({
      document: { ...document, _rev: 'seed', _createdAt: now, _updatedAt: now },
      schema,
      client,
      getDocumentExists: (asked) => Promise.resolve(ids.has(asked.id) || assetIds.has(asked.id)),
    })
    for (const { path, message, level } of markers) {
      if (level === 'info') continue
      problems.push({ id, field: printPath(path) || '_type', rule: message, level })
    }
    if (status === 'notEvaluated') {
      problems.push({ id, field: '_type', rule: 'Could not be checked', level: 'error' })
    }
  }
  return problems
}

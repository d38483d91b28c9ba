import type { Schema, SanityDocument } from '@sanity/types'
import { validateDocument, validationMarkerCodes } from '@sanity/validation'
import { evaluateDocumentInternal, pathToString } from '@sanity/validation/_internal'

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
  readonly schema: Schema
  /** Ids outside the seed that a reference may name, such as the drawings' assets. */
  readonly assetIds: ReadonlySet<string>
}

// The Studio shows these beside the form and not as broken rules; in a seed they are slips.
const SLIPS: ReadonlySet<string> = new Set([
  validationMarkerCodes.documentUnknownType,
  validationMarkerCodes.objectUnknownField,
])

const repeatedIds = (documents: readonly SeedDocument[]): Problem[] =>
  documents
    .filter(({ _id: id }, at) => documents.findIndex((other) => other['_id'] === id) !== at)
    .map(({ _id: id }) => ({
      id,
      field: '_id',
      rule: 'Two documents have this id',
      level: 'error',
    }))

const asStored = (document: SeedDocument): SanityDocument => {
  const now = new Date().toISOString()
  return { ...document, _rev: 'seed', _createdAt: now, _updatedAt: now }
}

/**
 * Checks documents by the rules that the Studio enforces, references and unique slugs against the
 * set itself. Answers every broken rule; nothing is thrown for a bad document.
 */
export const validate = async ({ documents, schema, assetIds }: Checked): Promise<Problem[]> => {
  const client = clientOnSeed(documents)
  const ids = new Set(documents.map(({ _id: id }) => id))
  const getDocumentExists = ({ id }: { id: string }) =>
    Promise.resolve(ids.has(id) || assetIds.has(id))

  const check = async (seeded: SeedDocument): Promise<Problem[]> => {
    const { _id: id, _type: type } = seeded
    const options = { document: asStored(seeded), schema, getDocumentExists }
    const plain = await validateDocument({ ...options, client })
    const slips = plain.markers.filter(({ code }) => SLIPS.has(code))
    // Only the Studio's environment keeps errors on objects (slugs, positions) errors: elsewhere
    // the check for unknown fields turns the level of every rule of an object to a warning.
    const rules = schema.has(type)
      ? await evaluateDocumentInternal({
          ...options,
          getClient: (config) => client.withConfig(config),
          environment: 'studio',
        })
      : { markers: [] }
    return [
      ...slips.map(({ path, message }): Problem => {
        return { id, field: pathToString(path) || '_type', rule: message, level: 'error' }
      }),
      ...rules.markers.flatMap(({ path, message, level }): Problem[] =>
        level === 'info' ? [] : [{ id, field: pathToString(path), rule: message, level }],
      ),
    ]
  }

  const found = await Promise.all(documents.map(check))
  return [...repeatedIds(documents), ...found.flat()]
}

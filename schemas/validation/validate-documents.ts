import { Schema } from '@sanity/schema'
import { builtinTypes, groupProblems, validateSchema } from '@sanity/schema/_internal'
import type { SanityDocument, Schema as CompiledSchema } from '@sanity/types'
import { validateDocument, validationMarkerCodes } from '@sanity/validation'
import { evaluateDocumentInternal, pathToString } from '@sanity/validation/_internal'
import { schemaTypes } from '../schema-types.ts'
import type { StoredDocument } from './stored-document.ts'
import { createClient } from '@sanity/client'
import { evaluate, parse } from 'groq-js'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import { getPublishedId } from '@sanity/client/csm'

/** A broken rule, unknown type or unknown field. A warning does not stop publishing, import or build. */
export type Problem = {
  readonly id: string
  /** Path, like `badges[_key=="a"].text`; `_type` for an unknown type, empty for a rule of the whole document. */
  readonly field: string
  /** The Studio's message to editors. */
  readonly rule: string
  readonly level: 'error' | 'warning'
}

type ValidationInput = {
  readonly documents: readonly StoredDocument[]
  readonly schema: CompiledSchema
  /** Ids that references may name besides the ids of `documents`, such as ids of images. */
  readonly otherIds: ReadonlySet<string>
}

// Errors about unknown types and fields, which the Studio does not count as broken rules.
const MODEL_ERRORS: ReadonlySet<string> = new Set([
  validationMarkerCodes.documentUnknownType,
  validationMarkerCodes.objectUnknownField,
])

function withSystemFields(document: StoredDocument): SanityDocument {
  const now = new Date().toISOString()
  return { _rev: 'unsaved', _createdAt: now, _updatedAt: now, ...document }
}

/** Returns broken rules, unknown types and unknown fields. Rules that query the lake see only these documents. */
export async function validateDocuments({
  documents,
  schema,
  otherIds,
}: ValidationInput): Promise<Problem[]> {
  const client = clientOn(documents)
  const ids = new Set(documents.map(({ _id: id }) => id))
  const getDocumentExists = ({ id }: { id: string }) =>
    Promise.resolve(ids.has(id) || otherIds.has(id))

  const validate = async (stored: StoredDocument): Promise<Problem[]> => {
    const { _id: id, _type: type } = stored
    const options = { document: withSystemFields(stored), schema, getDocumentExists }
    const plain = await validateDocument({ ...options, client })
    const modelErrors = plain.markers.filter(({ code }) => MODEL_ERRORS.has(code))
    // A second run for the rules, because `validateDocument` reports errors of slugs and geopoints as warnings.
    const rules = schema.has(type)
      ? await evaluateDocumentInternal({
          ...options,
          getClient: (config) => client.withConfig(config),
          environment: 'studio',
        })
      : { markers: [] }
    return [
      ...modelErrors.map(({ path, message }): Problem => {
        return { id, field: pathToString(path) || '_type', rule: message, level: 'error' }
      }),
      ...rules.markers.flatMap(({ path, message, level }): Problem[] =>
        level === 'info' ? [] : [{ id, field: pathToString(path), rule: message, level }],
      ),
    ]
  }

  const problems = await Promise.all(documents.map(validate))
  return problems.flat()
}

// With `exactOptionalPropertyTypes`, the `Schema` of `@sanity/schema` is not assignable to that of `@sanity/types`.
function isCompiled(schema: object): schema is CompiledSchema {
  return 'get' in schema && 'getTypeNames' in schema && 'has' in schema
}

/**
 * Compiles the content model outside the Studio, with the Studio's built-in types.
 *
 * @throws an error with the path of every problem
 */
export function compileSchema(): CompiledSchema {
  const errors = groupProblems(validateSchema(schemaTypes).getTypes()).flatMap((group) =>
    group.problems
      .filter((problem) => problem.severity === 'error')
      .map((problem) => `${JSON.stringify(group.path)}: ${problem.message}`),
  )
  if (errors.length > 0) throw new Error(`The content model is wrong:\n${errors.join('\n')}`)
  const parent = Schema.compile({ name: 'builtin', types: builtinTypes })
  const compiled: object = Schema.compile({ name: 'default', types: schemaTypes, parent })
  if (!isCompiled(compiled)) throw new Error('@sanity/schema compiled to something unknown')
  return compiled
}

/** A Sanity client that queries these documents, in the perspectives `published` (the default) and `raw`. */
export function clientOn(documents: readonly StoredDocument[]) {
  return createClient({
    projectId: 'documents',
    dataset: 'documents',
    apiVersion: LAKE_API_VERSION,
    useCdn: false,
    resolveFetch: () => async (address) => {
      const { searchParams } = new URL(address)
      const isRaw = searchParams.get('perspective') === 'raw'
      const dataset = documents.filter(({ _id: id }) => isRaw || getPublishedId(id) === id)
      const params = Object.fromEntries(
        [...searchParams]
          .filter(([name]) => name.startsWith('$'))
          .map(([name, value]): [string, unknown] => [name.slice(1), JSON.parse(value)]),
      )
      const query = parse(searchParams.get('query') ?? '', { params })
      const value = await evaluate(query, { dataset, params })
      const result: unknown = await value.get()
      return Response.json({ result, ms: 0 })
    },
  })
}

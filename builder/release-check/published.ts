import { createClient } from '@sanity/client'
import type { Schema } from '@sanity/types'
import * as v from 'valibot'
import type { StoredDocument } from '../../schemas/validation/stored-document.ts'
import type { Configuration } from '../../src/configuration/configuration.ts'
import { UnreadableLakeError } from '../../src/content/unreadable-lake.ts'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import { compileSchema } from '../../schemas/validation/validate-documents.ts'
import { parseConfiguration } from '../configuration/parse-configuration.ts'
import { readEnvironment } from '../configuration/read-environment.ts'
import { brokenRules } from './content-findings.ts'

/** The published documents of the content model, and the ids of assets. */
export type Published = { documents: StoredDocument[]; assetIds: Set<string> }

const answerSchema = v.object({
  documents: v.array(v.looseObject({ _id: v.string(), _type: v.string() })),
  assetIds: v.array(v.string()),
})

/**
 * Reads the published content of the configured lake.
 *
 * @throws UnreadableLakeError when the lake can't be read
 */
export async function readPublished(
  sanity: Configuration['sanity'],
  schema: Schema,
): Promise<Published> {
  const { projectId, dataset, apiHost } = sanity
  const client = createClient({
    projectId,
    dataset,
    apiVersion: LAKE_API_VERSION,
    perspective: 'published',
    useCdn: false,
    maxRetries: 1,
    ...(apiHost === null ? {} : { apiHost, useProjectHostname: false }),
  })
  const types = schema.getTypeNames().filter((name) => schema.get(name)?.type?.name === 'document')
  try {
    const answer: unknown = await client.fetch(
      `{
        "documents": *[_type in $types && !(_type match "sanity.*")] | order(_type asc, _id asc),
        "assetIds": *[_type in ["sanity.imageAsset", "sanity.fileAsset"]]._id
      }`,
      { types },
    )
    const { documents, assetIds } = v.parse(answerSchema, answer)
    return { documents, assetIds: new Set(assetIds) }
  } catch (cause) {
    throw new UnreadableLakeError(sanity, cause)
  }
}

/** Prints which published fields break the Studio's rules. Never fails the build. */
export async function warnOfBrokenRules(): Promise<void> {
  try {
    const broken = await findBrokenRules()
    if (broken.length === 0) return
    console.warn(
      [
        `Published documents break ${broken.length} of the Studio’s rules; the site leaves out what it can’t show:`,
        ...broken.map((finding) => `  ${finding}`),
        'Fix them in the Studio. The release check fails while any is left.',
      ].join('\n'),
    )
  } catch (error) {
    if (!(error instanceof UnreadableLakeError)) throw error
    console.warn(`It is not known which documents break the Studio’s rules. ${error.message}`)
  }
}

async function findBrokenRules(): Promise<string[]> {
  const schema = compileSchema()
  const { sanity } = parseConfiguration(readEnvironment())
  return await brokenRules(await readPublished(sanity, schema), schema)
}

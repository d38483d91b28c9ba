import { createClient } from '@sanity/client'
import type { Schema } from '@sanity/types'
import * as v from 'valibot'
import type { StoredDocument } from '../../schemas/validation/stored-document.ts'
import type { Configuration } from '../../src/configuration/configuration.ts'
import { UnreadableLakeError } from '../../src/content/unreadable-lake.ts'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import {
  type Inventory,
  documentListGroq,
  inventoryOf,
  parseDocumentList,
} from '../site-files/inventory.ts'

/** The published documents of the content model, and the ids of assets. */
export type PublishedContent = { documents: StoredDocument[]; assetIds: Set<string> }

const answerSchema = v.object({
  documents: v.array(v.looseObject({ _id: v.string(), _type: v.string() })),
  assetIds: v.array(v.string()),
})

/**
 * Reads the published documents of the configured lake, and lists the pages that a build would make from them.
 *
 * @throws UnreadableLakeError when the lake can't be read
 */
export async function readPublished(
  sanity: Configuration['sanity'],
  schema: Schema,
): Promise<PublishedContent & { inventory: Inventory }> {
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
    const list = parseDocumentList(await client.fetch(documentListGroq))
    const inventory = inventoryOf(list.documents)
    return { documents, assetIds: new Set(assetIds), inventory }
  } catch (cause) {
    throw new UnreadableLakeError(sanity, cause)
  }
}

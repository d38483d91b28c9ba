import { type Holdings, lossOf } from '../prerender/content-guard.ts'
import { NOT_FOUND_PATHS, pagePaths, parseInventory } from '../site-files/inventory.ts'
import type { Published } from './published.ts'

/**
 * What is missing from the published content, for which a build would be refused.
 *
 * @param present of the site that was built
 */
export function lossFindings({ documents, assetIds }: Published, present: Holdings): string[] {
  const { missing, portSlugs } = parseInventory({
    types: documents.map(({ _type: type }) => type),
    ports: documents
      .filter(({ _type: type }) => type === 'port')
      .map(({ _id, name = null, slug }) => ({
        _id,
        name,
        slug: Reflect.get(Object(slug), 'current') ?? null,
      })),
  })
  const loss = lossOf(missing, present, {
    pages: [...pagePaths(portSlugs), ...NOT_FOUND_PATHS],
    documents: [...documents.map(({ _id }) => _id), ...assetIds],
  })
  return loss === null ? [] : [`${loss.problem} ${loss.remedy}`]
}

import { transact } from '../mutations/transact.ts'
import type { Dataset } from '../store/dataset.ts'

/**
 * Rewrites the URLs of asset documents to the lake's present address.
 *
 * Their `url` is absolute, as hosted ones are, so on another port they would otherwise lead to the old one.
 */
export function rebaseAssetUrls(
  dataset: Dataset,
  { projectId, baseUrl, author }: { projectId: string; baseUrl: string; author: string },
): void {
  const mutations = dataset.all().flatMap((document) => {
    const { _id: id, _type: type, path, url } = document
    const isAsset = type === 'sanity.imageAsset' || type === 'sanity.fileAsset'
    const present = `${baseUrl}/${String(path)}`
    return isAsset && url !== present ? [{ patch: { id, set: { url: present } } }] : []
  })
  if (mutations.length > 0) transact(projectId, dataset, { mutations, author })
}

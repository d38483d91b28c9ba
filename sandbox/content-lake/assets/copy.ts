import { transact } from '../mutations/transact.ts'
import type { Dataset } from '../store/dataset.ts'

/** Makes the assets of a dataset that is a copy its own: their paths and URLs name the dataset. */
export function copyAssets(
  dataset: Dataset,
  { projectId, baseUrl, author }: { projectId: string; baseUrl: string; author: string },
): void {
  const mutations = dataset.all().flatMap((document) => {
    const { _id: id, _type: type, path } = document
    const isAsset = type === 'sanity.imageAsset' || type === 'sanity.fileAsset'
    if (!isAsset || typeof path !== 'string') return []
    const [folder, project, , ...file] = path.split('/')
    const own = [folder, project, dataset.name, ...file].join('/')
    return [{ patch: { id, set: { path: own, url: `${baseUrl}/${own}` } } }]
  })
  if (mutations.length > 0) transact(projectId, dataset, { mutations, author })
}

import type { Hono } from 'hono'
import type { Lake } from '../store/lake.ts'
import { refersAcross } from '../store/references.ts'
import type { LakeEnvironment } from './environment.ts'
import { readFlag, readSearch } from './parameters.ts'

/** `GET /data/references/:dataset/documents/:id/to`: which documents refer to one, in any dataset. */
export function addReferenceRoutes(app: Hono, { lake }: LakeEnvironment): void {
  app.get('/:version{v[^/]+}/data/references/:dataset/documents/:id/to', (context) => {
    const { dataset, id } = context.req.param()
    const internal = readFlag(readSearch(context), 'excludeInternalReferences') === true
    const own = internal ? [] : [...lake.dataset(dataset).referrersOf(id)]
    const { projectId } = lake
    const references = [
      ...own.map((documentId) => ({ projectId, datasetName: dataset, documentId })),
      ...fromOtherDatasets(lake, dataset, id),
    ]
    return context.json({ totalCount: references.length, references })
  })
}

function fromOtherDatasets(lake: Lake, dataset: string, id: string) {
  return lake
    .list()
    .filter(({ name }) => name !== dataset)
    .flatMap(({ name }) =>
      lake
        .dataset(name)
        .all()
        .filter((document) => refersAcross(document, { dataset, id }))
        .map(({ _id: documentId }) => ({
          projectId: lake.projectId,
          datasetName: name,
          documentId,
        })),
    )
}

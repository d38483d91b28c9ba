import type { Context, Hono } from 'hono'
import type { AssetFiles, AssetKind } from '../assets/files.ts'
import { uploadAsset } from '../assets/upload.ts'
import type { LakeEnvironment } from './environment.ts'
import { limitBody, readSearch } from './input.ts'
import { userOfRequest } from './user.ts'

const UPLOAD_LIMIT = 100 * 1024 * 1024

const limitUpload = limitBody(UPLOAD_LIMIT, `Asset exceeds ${UPLOAD_LIMIT} bytes`)

/**
 * `POST /assets/images/:dataset` and `/assets/files/:dataset`: takes raw bytes, answers with the asset's
 * document.
 */
export function addAssetUploadRoutes(app: Hono, environment: LakeEnvironment, files: AssetFiles) {
  const { lake, baseUrl, drawings } = environment
  const upload = async (context: Context, kind: AssetKind) => {
    const contentType = context.req.header('content-type')
    const dataset = lake.dataset(context.req.param('dataset') ?? '')
    const document = await uploadAsset(
      {
        kind,
        bytes: new Uint8Array(await context.req.arrayBuffer()),
        filename: readSearch(context).get('filename') ?? undefined,
        contentType,
      },
      {
        projectId: lake.projectId,
        dataset,
        files,
        drawings,
        baseUrl,
        author: userOfRequest(lake, context).id,
      },
    )
    return context.json({ document })
  }
  const root = '/:version{v[^/]+}/assets'
  app.post(`${root}/images/:dataset`, limitUpload, (context) => upload(context, 'image'))
  app.post(`${root}/files/:dataset`, limitUpload, (context) => upload(context, 'file'))
}

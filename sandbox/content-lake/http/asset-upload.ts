import type { Context, Hono } from 'hono'
import type { AssetFiles, AssetKind } from '../assets/files.ts'
import { uploadAsset } from '../assets/upload.ts'
import type { LakeEnvironment } from './environment.ts'
import { limitBody, readSearch } from './input.ts'
import { userOfRequest } from './user.ts'

const MAX_UPLOAD_BYTES = 100 * 1024 * 1024

const limitUpload = limitBody(MAX_UPLOAD_BYTES, `Asset exceeds ${MAX_UPLOAD_BYTES} bytes`)

/**
 * `POST /assets/images/:dataset` and `/assets/files/:dataset`: stores the bytes of the body and responds with the
 * asset's document.
 */
export function addAssetUploadRoutes(app: Hono, environment: LakeEnvironment, files: AssetFiles) {
  const { lake, baseUrl, svgRenderer } = environment
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
        svgRenderer,
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

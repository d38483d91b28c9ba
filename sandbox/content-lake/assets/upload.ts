import { getMimeType } from 'hono/utils/mime'
import { generateId, type LakeDocument } from '../document.ts'
import { badRequest } from '../errors.ts'
import type { JsonObject } from '../json.ts'
import { transact } from '../mutations/transact.ts'
import type { Dataset } from '../store/dataset.ts'
import type { SvgRenderer } from './svg-renderer.ts'
import {
  type AssetFiles,
  assetIdOf,
  type AssetKind,
  type AssetName,
  extensionOf,
  fileNameOf,
  sha1Of,
} from './files.ts'
import { readImage } from './image-metadata.ts'

export interface Upload {
  kind: AssetKind
  bytes: Uint8Array
  filename: string | undefined
  contentType: string | undefined
}

export interface UploadTarget {
  projectId: string
  dataset: Dataset
  files: AssetFiles
  svgRenderer: SvgRenderer
  baseUrl: string
  author: string
}

const UNKNOWN_TYPE = 'application/octet-stream'
const UNKNOWN_EXTENSION = 'bin'

/**
 * Stores an asset: first its bytes, then its document. Returns the document.
 *
 * The id is derived from the bytes and the extension. If a document with this id exists, that document is returned.
 *
 * @throws LakeError 400 when there are no bytes, or when an image is expected and the bytes are not an image
 */
export async function uploadAsset(upload: Upload, target: UploadTarget): Promise<LakeDocument> {
  if (upload.bytes.length === 0) throw badRequest('No asset data in the request body')
  const sha1 = sha1Of(upload.bytes)
  const { name, fields } =
    upload.kind === 'image'
      ? await describeImage(sha1, upload, target.svgRenderer)
      : describeFile(sha1, upload)
  const { dataset, projectId, author, files } = target
  const id = assetIdOf(name)
  const existing = dataset.get(id)
  if (existing) return existing
  const file = fileNameOf(name)
  await files.write(dataset.name, upload.kind, file, upload.bytes)
  const path = `${upload.kind}s/${projectId}/${dataset.name}/${file}`
  const document = {
    ...fields,
    _id: id,
    _type: `sanity.${upload.kind}Asset`,
    assetId: sha1,
    sha1hash: sha1,
    extension: name.extension,
    originalFilename: upload.filename ?? file,
    size: upload.bytes.length,
    uploadId: generateId(),
    path,
    url: `${target.baseUrl}/${path}`,
  }
  transact(projectId, dataset, { mutations: [{ createIfNotExists: document }], author })
  const stored = dataset.get(id)
  if (!stored) throw new Error(`Asset ${id} was not stored`)
  return stored
}

interface AssetDescription {
  name: AssetName
  fields: JsonObject
}

async function describeImage(
  sha1: string,
  { bytes }: Upload,
  svgRenderer: SvgRenderer,
): Promise<AssetDescription> {
  const { width, height, extension, mimeType, metadata } = await readImage(bytes, svgRenderer)
  return {
    name: { kind: 'image', sha1, dimensions: { width, height }, extension },
    fields: { mimeType, metadata },
  }
}

function describeFile(
  sha1: string,
  { filename = '', contentType, bytes }: Upload,
): AssetDescription {
  const fromName = extensionOf(filename)
  // If the file name has no usable extension, a PDF is recognised by its first bytes.
  const extension = fromName === UNKNOWN_EXTENSION && isPdf(bytes) ? 'pdf' : fromName
  const requestType = contentType === UNKNOWN_TYPE ? undefined : contentType
  const mimeType = requestType ?? getMimeType(`_.${extension}`) ?? UNKNOWN_TYPE
  return { name: { kind: 'file', sha1, extension }, fields: { mimeType } }
}

function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-'
}

/**
 * Rewrites the URLs of asset documents to the lake's current address.
 *
 * `url` is absolute, as on the hosted lake. After a change of the lake's port, it would still contain the old port.
 */
export function rebaseAssetUrls(
  dataset: Dataset,
  { projectId, baseUrl, author }: { projectId: string; baseUrl: string; author: string },
): void {
  const mutations = dataset.all().flatMap((document) => {
    const { _id: id, _type: type, path, url } = document
    const isAsset = type === 'sanity.imageAsset' || type === 'sanity.fileAsset'
    const currentUrl = `${baseUrl}/${String(path)}`
    return isAsset && url !== currentUrl ? [{ patch: { id, set: { url: currentUrl } } }] : []
  })
  if (mutations.length > 0) transact(projectId, dataset, { mutations, author })
}

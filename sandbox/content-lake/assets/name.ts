import { createHash } from 'node:crypto'
import { extname } from 'node:path'

export type AssetKind = 'image' | 'file'

/** The parts of an asset's id, file name and URL. */
export interface AssetName {
  kind: AssetKind
  sha1: string
  /** Of an image. */
  dimensions?: { width: number; height: number }
  extension: string
}

const FILE_NAMES: Record<AssetKind, RegExp> = {
  image: /^[0-9a-f]{40}-[1-9]\d*x[1-9]\d*\.[a-z0-9]{1,16}$/,
  file: /^[0-9a-f]{40}\.[a-z0-9]{1,16}$/,
}

export function sha1Of(bytes: Uint8Array): string {
  return createHash('sha1').update(bytes).digest('hex')
}

/** `<sha1>-<w>x<h>.<ext>` of an image, `<sha1>.<ext>` of a file. */
export function fileNameOf({ sha1, dimensions, extension }: AssetName): string {
  const size = dimensions ? `-${dimensions.width}x${dimensions.height}` : ''
  return `${sha1}${size}.${extension}`
}

/** `image-<sha1>-<w>x<h>-<ext>` or `file-<sha1>-<ext>`. */
export function assetIdOf(name: AssetName): string {
  return `${name.kind}-${fileNameOf(name).replace('.', '-')}`
}

/** Whether `name` has the form of this lake's file names: no other is looked up on disk. */
export function isAssetFileName(kind: AssetKind, name: string): boolean {
  return FILE_NAMES[kind].test(name)
}

/** The extension of an uploaded file's name, or `bin` when it has no usable one. */
export function extensionOf(filename: string): string {
  const extension = extname(filename).slice(1).toLowerCase()
  return /^[a-z0-9]{1,16}$/.test(extension) ? extension : 'bin'
}

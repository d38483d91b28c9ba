import { createHash } from 'node:crypto'
import { openAsBlob, rmSync } from 'node:fs'
import { access, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { generateId } from '../document.ts'

/** Stores the bytes of assets as files, in one directory for each dataset and kind. */
export class AssetFiles {
  readonly #directory: string
  /**
   * Directory of incomplete files. It is on the same disk as complete files, so that a rename is atomic. Its name is
   * not a valid dataset name.
   */
  readonly #incomplete: string
  #isFull = false

  /** Removes incomplete files, which an earlier process left behind when it was killed. */
  constructor(directory: string) {
    this.#directory = directory
    this.#incomplete = join(directory, '.uploads')
    rmSync(this.#incomplete, { recursive: true, force: true })
  }

  /** For tests: simulates a full disk, or ends the simulation. */
  setFull(isFull: boolean): void {
    this.#isFull = isFull
  }

  /** Writes a file atomically: the file gets its name when all its bytes are on the disk. */
  async write(dataset: string, kind: AssetKind, name: string, bytes: Uint8Array): Promise<void> {
    const path = this.#path(dataset, kind, name)
    await mkdir(dirname(path), { recursive: true })
    await mkdir(this.#incomplete, { recursive: true })
    const temporary = join(this.#incomplete, generateId())
    try {
      if (this.#isFull) throw Object.assign(new Error('No room'), { code: 'ENOSPC' })
      await using file = await open(temporary, 'wx')
      await file.writeFile(bytes)
      await file.sync()
      await rename(temporary, path)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }

  /** Opens a file for reading; null when the lake has no such file. */
  async read(dataset: string, kind: AssetKind, name: string): Promise<Blob | null> {
    if (!isAssetFileName(kind, name)) return null
    const path = this.#path(dataset, kind, name)
    try {
      await access(path)
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
    return openAsBlob(path)
  }

  async removeDataset(dataset: string): Promise<void> {
    await rm(join(this.#directory, dataset), { recursive: true, force: true })
  }

  #path(dataset: string, kind: AssetKind, name: string): string {
    return join(this.#directory, dataset, `${kind}s`, name)
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

export type AssetKind = 'image' | 'file'

/** The parts of an asset's id, file name and URL. */
export interface AssetName {
  kind: AssetKind
  sha1: string
  /** Set for images only. */
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

/** Whether `name` is a valid file name of an asset. Other names are not looked up on disk. */
function isAssetFileName(kind: AssetKind, name: string): boolean {
  return FILE_NAMES[kind].test(name)
}

/** A file name's extension, in lower case; `bin` if the name has no usable extension. */
export function extensionOf(filename: string): string {
  const extension = extname(filename).slice(1).toLowerCase()
  return /^[a-z0-9]{1,16}$/.test(extension) ? extension : 'bin'
}

import { openAsBlob, rmSync } from 'node:fs'
import { access, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { generateId } from '../document.ts'
import { isAssetFileName, type AssetKind } from './name.ts'

/** The bytes of assets, one directory a dataset and kind. */
export class AssetFiles {
  readonly #directory: string
  /** Where files are until they are whole; on the same disk, and no dataset's name. */
  readonly #uploads: string
  #isFull = false

  /** Removes what uploads left unfinished when the process before this was killed. */
  constructor(directory: string) {
    this.#directory = directory
    this.#uploads = join(directory, '.uploads')
    rmSync(this.#uploads, { recursive: true, force: true })
  }

  /** For tests: from now on there is no room for another file, or there is again. */
  setFull(isFull: boolean): void {
    this.#isFull = isFull
  }

  /** Write a file so that it is whole and on disk, or not there at all. */
  async write(dataset: string, kind: AssetKind, name: string, bytes: Uint8Array): Promise<void> {
    const path = this.#path(dataset, kind, name)
    await mkdir(dirname(path), { recursive: true })
    await mkdir(this.#uploads, { recursive: true })
    const temporary = join(this.#uploads, generateId())
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

  /** A file's bytes, read as they are used; null when the lake has no such file. */
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

  /** Remove every file of a dataset. */
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

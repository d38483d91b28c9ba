/**
 * Assembles the next site in a folder beside the current site, then swaps the two folders. A file whose content is
 * unchanged is hard-linked, not written, so that it keeps its modification time, from which nginx derives the ETag.
 */
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { filesIn } from '../build-folder.ts'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Names, without a leading slash, of the files that differ between the current and the next site. */
export type Changes = { written: string[]; removed: string[] }

export type NextSite = {
  /** Folder of the current site; it does not exist before the first build. */
  currentFolder: string
  /** Writes a file and its compressed versions. */
  put(name: string, content: string | Uint8Array): Promise<void>
  /** Keeps a file of the current site without reading it; false if it does not exist. */
  keep(name: string): Promise<boolean>
  /** Writes a file that is not served, beside the site. The file is replaced together with the site. */
  putBesideSite(name: string, content: string): Promise<void>
  /** Replaces the current site by the next site, unless they are equal. */
  replaceCurrentSite(): Promise<Changes>
}

/** @param outDir folder with the current site as `site`, and the next site as `site.next` */
export async function startNextSite(outDir: string): Promise<NextSite> {
  const current = path.join(outDir, 'site')
  const next = path.join(outDir, 'site.next')
  await restore(current)
  await rm(next, { recursive: true, force: true })
  await mkdir(next, { recursive: true })
  const names = new Set<string>()
  const written: string[] = []
  const beside: string[] = []

  async function keep(name: string): Promise<boolean> {
    if (names.has(name)) return true
    const files = [name, ...compressedNames(name)]
    if (!files.every((file) => existsSync(path.join(current, file)))) return false
    names.add(name)
    await mkdir(path.dirname(path.join(next, name)), { recursive: true })
    for (const file of files) await link(path.join(current, file), path.join(next, file))
    return true
  }

  return {
    currentFolder: current,
    keep: async (name) => await keep(withoutSlash(name)),
    async put(given, text) {
      const name = withoutSlash(given)
      const content = Buffer.from(text)
      if ((await readIfThere(path.join(current, name)))?.equals(content) && (await keep(name)))
        return
      names.add(name)
      written.push(name)
      const file = path.join(next, name)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, content)
      if (compressedNames(name).length > 0) await writeCompressed(file, content)
    },
    async putBesideSite(name, content) {
      const file = path.join(outDir, name)
      if ((await readIfThere(file))?.equals(Buffer.from(content))) return
      await writeFile(`${file}.next`, content)
      beside.push(file)
    },
    async replaceCurrentSite() {
      const removed = withoutCompressed(filesIn(current)).filter((name) => !names.has(name))
      const changed = written.length + removed.length + beside.length
      if (changed > 0) await replace(current, next, beside)
      else await rm(next, { recursive: true })
      return { written: written.toSorted(), removed: removed.toSorted() }
    },
  }
}

/** Swaps by renaming, so that a server never sees a mixture of both sites. */
async function replace(current: string, next: string, beside: readonly string[]): Promise<void> {
  const previous = `${current}.previous`
  if (existsSync(current)) await rename(current, previous)
  for (const file of beside) await rename(`${file}.next`, file)
  await rename(next, current)
  await rm(previous, { recursive: true, force: true })
}

/** Restores the current site after a build that was killed between the two renames. */
async function restore(current: string): Promise<void> {
  const previous = `${current}.previous`
  if (!existsSync(current) && existsSync(previous)) await rename(previous, current)
  else await rm(previous, { recursive: true, force: true })
}

/** Leaves out the compressed versions of files in the list. */
function withoutCompressed(names: readonly string[]): string[] {
  const compressed = new Set(names.flatMap(compressedNames))
  return names.filter((name) => !compressed.has(name))
}

async function readIfThere(file: string): Promise<Buffer | null> {
  return existsSync(file) ? await readFile(file) : null
}

function withoutSlash(name: string): string {
  return name.replace(/^\//, '')
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Text files, except the build status, which is rewritten between builds. */
const COMPRESSIBLE = /(?<!(?:^|\/)build-status)\.(html|js|css|svg|json|xml|txt)$/

/** Names of a file's compressed versions, for hosts that serve precompressed files. */
function compressedNames(file: string): string[] {
  return COMPRESSIBLE.test(file) ? [`${file}.br`, `${file}.gz`] : []
}

/**
 * Binary logarithm of the size of Brotli's window: 1 MB, larger than nearly every file. With the default of 4 MB, each
 * file takes 40 MB of memory at the best quality.
 */
const WINDOW_BITS = 20

async function writeCompressed(file: string, content: Uint8Array): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  }
  await writeFile(`${file}.br`, await brotli(content, { params }))
  await writeFile(`${file}.gz`, await gzipped(content, { level: 9 }))
}

/**
 * Assembles the next version of the site in a folder beside the present one, then swaps the two. A file
 * whose content is unchanged is hard-linked, not written: it keeps its compressed forms and its modification time,
 * from which servers derive the ETag.
 */
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { filesIn } from '../build-folder.ts'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Files that differ between the two sites, by their names without a leading slash. */
export type Changes = { written: string[]; removed: string[] }

export type NextSite = {
  /** Folder of the present site; it does not exist before the first build. */
  present: string
  /** Writes a file and its compressed forms. */
  put(name: string, content: string | Uint8Array): Promise<void>
  /** Keeps a file of the present site without reading it; false if it does not exist. */
  keep(name: string): Promise<boolean>
  /** Writes a file that is not served; it is swapped in together with the site. */
  putBeside(name: string, content: string): Promise<void>
  /** Swaps the sites, unless they are equal. */
  replacePresent(): Promise<Changes>
}

/** @param outDir holds the present site as `site`, and the next one as `site.next` */
export async function startNextSite(outDir: string): Promise<NextSite> {
  const present = path.join(outDir, 'site')
  const next = path.join(outDir, 'site.next')
  await restore(present)
  await rm(next, { recursive: true, force: true })
  await mkdir(next, { recursive: true })
  const names = new Set<string>()
  const written: string[] = []
  const beside: string[] = []

  async function keep(name: string): Promise<boolean> {
    if (names.has(name)) return true
    const files = [name, ...compressedForms(name)]
    if (!files.every((file) => existsSync(path.join(present, file)))) return false
    names.add(name)
    await mkdir(path.dirname(path.join(next, name)), { recursive: true })
    for (const file of files) await link(path.join(present, file), path.join(next, file))
    return true
  }

  return {
    present,
    keep: async (name) => await keep(withoutSlash(name)),
    async put(given, text) {
      const name = withoutSlash(given)
      const content = Buffer.from(text)
      if ((await readIfThere(path.join(present, name)))?.equals(content) && (await keep(name)))
        return
      names.add(name)
      written.push(name)
      const file = path.join(next, name)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, content)
      if (compressedForms(name).length > 0) await writeForms(file, content)
    },
    async putBeside(name, content) {
      const file = path.join(outDir, name)
      if ((await readIfThere(file))?.equals(Buffer.from(content))) return
      await writeFile(`${file}.next`, content)
      beside.push(file)
    },
    async replacePresent() {
      const removed = withoutForms(filesIn(present)).filter((name) => !names.has(name))
      const changed = written.length + removed.length + beside.length
      if (changed > 0) await replace(present, next, beside)
      else await rm(next, { recursive: true })
      return { written: written.toSorted(), removed: removed.toSorted() }
    },
  }
}

/** Swaps by renaming, so that a server never sees a mixture of both sites. */
async function replace(present: string, next: string, beside: readonly string[]): Promise<void> {
  const previous = `${present}.previous`
  if (existsSync(present)) await rename(present, previous)
  for (const file of beside) await rename(`${file}.next`, file)
  await rename(next, present)
  await rm(previous, { recursive: true, force: true })
}

/** Restores the present site after a build that was killed between the two renames. */
async function restore(present: string): Promise<void> {
  const previous = `${present}.previous`
  if (!existsSync(present) && existsSync(previous)) await rename(previous, present)
  else await rm(previous, { recursive: true, force: true })
}

/** Leaves out the compressed forms of other files. */
function withoutForms(names: readonly string[]): string[] {
  const forms = new Set(names.flatMap(compressedForms))
  return names.filter((name) => !forms.has(name))
}

async function readIfThere(file: string): Promise<Buffer | null> {
  return existsSync(file) ? await readFile(file) : null
}

function withoutSlash(name: string): string {
  return name.replace(/^\//, '')
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const COMPRESSIBLE = /(?<!(?:^|\/)build-status)\.(html|js|css|svg|json|xml|txt)$/

/** Names of the compressed forms of a file, for hosts that serve precompressed files. */
function compressedForms(file: string): string[] {
  return COMPRESSIBLE.test(file) ? [`${file}.br`, `${file}.gz`] : []
}

/**
 * Binary logarithm of the size of Brotli's window: 1 MB, larger than nearly every file. With the default of 4 MB, each
 * file takes 40 MB of memory at the best quality.
 */
const WINDOW_BITS = 20

async function writeForms(file: string, content: Uint8Array): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  }
  await writeFile(`${file}.br`, await brotli(content, { params }))
  await writeFile(`${file}.gz`, await gzipped(content, { level: 9 }))
}

/**
 * Assembles the next version of the site in a folder beside the present one, then swaps the two. A file
 * whose content is unchanged is hard-linked, not written: it keeps its modification time, from which
 * servers make its entity tag, and its compressed forms. So a build costs as much as has changed.
 */
import { existsSync } from 'node:fs'
import { glob, link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compressedForms, QUALITY, writeCompressedForms } from './compress.ts'

/** Files that differ between the two sites, by their names without a leading slash. */
export type Changes = { written: string[]; removed: string[] }

export type NextSite = {
  /** Folder of the present site; it does not exist before the first build. */
  present: string
  /** Writes a file and its compressed forms. */
  put(name: string, content: string | Uint8Array): Promise<void>
  /** Adds a file with the content of one that has been added already, as a hard link. */
  putSame(name: string, as: string): Promise<void>
  /** Takes a file over from the present site without reading it; false when it has none. */
  keep(name: string): Promise<boolean>
  /** Writes a file that is not served; it is swapped in together with the site. */
  putBeside(name: string, content: string): Promise<void>
  /** Swaps the sites, unless they are equal. */
  takePlace(): Promise<Changes>
}

/**
 * Bytes of pages and snapshots that are compressed at the best quality. `build`, in about 3 s: a small
 * site; one of thousands of pages would take minutes. `publication`, in about 0.4 s, because an editor
 * waits for it: some changed pages.
 */
export const MAX_BYTES_AT_BEST = { build: 4_000_000, publication: 500_000 }

/** @param outDir holds the present site as `site`, and the next one as `site.next` */
export async function startNextSite(
  outDir: string,
  maxBytesAtBest = MAX_BYTES_AT_BEST.build,
): Promise<NextSite> {
  const present = path.join(outDir, 'site')
  const next = path.join(outDir, 'site.next')
  await restore(present)
  await rm(next, { recursive: true, force: true })
  await mkdir(next, { recursive: true })
  const names = new Set<string>()
  const written: string[] = []
  const beside: string[] = []
  const folders = new Set<string>()
  let compressed = 0

  async function keep(given: string): Promise<boolean> {
    const name = withoutSlash(given)
    if (names.has(name)) return true
    const files = [name, ...compressedForms(name)]
    if (!files.every((file) => existsSync(path.join(present, file)))) return false
    names.add(name)
    await makeFolderOf(name)
    await Promise.all(files.map((file) => link(path.join(present, file), path.join(next, file))))
    return true
  }

  async function makeFolderOf(name: string): Promise<void> {
    const folder = path.dirname(path.join(next, name))
    if (folders.has(folder)) return
    await mkdir(folder, { recursive: true })
    folders.add(folder)
  }

  function qualityFor(name: string, size: number): number {
    if (name.startsWith('assets/')) return QUALITY.best
    if (compressedForms(name).length > 0) compressed += size
    return compressed <= maxBytesAtBest ? QUALITY.best : QUALITY.quick
  }

  return {
    present,
    keep,
    async put(given, text) {
      const name = withoutSlash(given)
      const content = Buffer.from(text)
      if ((await readIfThere(path.join(present, name)))?.equals(content) && (await keep(name)))
        return
      names.add(name)
      written.push(name)
      await makeFolderOf(name)
      await writeFile(path.join(next, name), content)
      await writeCompressedForms(next, name, content, qualityFor(name, content.length))
    },
    async putSame(given, as) {
      const name = withoutSlash(given)
      if (names.has(name)) return
      names.add(name)
      const model = withoutSlash(as)
      if (!(await isSameFile(path.join(present, name), path.join(next, model)))) written.push(name)
      await makeFolderOf(name)
      const endings = ['', ...compressedForms(model).map((form) => form.slice(model.length))]
      await Promise.all(
        endings.map((ending) =>
          link(path.join(next, model + ending), path.join(next, name + ending)),
        ),
      )
    },
    async putBeside(name, content) {
      const file = path.join(outDir, name)
      if ((await readIfThere(file))?.equals(Buffer.from(content))) return
      await writeFile(`${file}.next`, content)
      beside.push(file)
    },
    async takePlace() {
      const removed = (await namesIn(present)).filter((name) => !names.has(name))
      if (written.length + removed.length + beside.length > 0) await replace(present, next, beside)
      else await rm(next, { recursive: true })
      return { written: written.toSorted(), removed: removed.toSorted() }
    },
  }
}

/** Swaps by renaming, so that a server never sees a mixture of both sites. */
async function replace(present: string, next: string, beside: readonly string[]): Promise<void> {
  const previous = `${present}.previous`
  await rm(previous, { recursive: true, force: true })
  if (existsSync(present)) await rename(present, previous)
  for (const file of beside) await rename(`${file}.next`, file)
  await rename(next, present)
  await rm(previous, { recursive: true, force: true })
}

/** Restores the present site after a build that was killed between the two renames. */
async function restore(present: string): Promise<void> {
  const previous = `${present}.previous`
  if (!existsSync(present) && existsSync(previous)) await rename(previous, present)
}

/** Names of the files in a folder, without the compressed forms. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await Array.fromAsync(glob('**', { cwd: folder, withFileTypes: true }))
  const files = entries.filter((entry) => entry.isFile())
  const names = files.map(({ parentPath, name }) =>
    path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'),
  )
  const forms = new Set(names.flatMap(compressedForms))
  return names.filter((name) => !forms.has(name))
}

async function readIfThere(file: string): Promise<Buffer | null> {
  return existsSync(file) ? await readFile(file) : null
}

async function isSameFile(file: string, other: string): Promise<boolean> {
  return existsSync(file) && (await stat(file)).ino === (await stat(other)).ino
}

function withoutSlash(name: string): string {
  return name.replace(/^\//, '')
}

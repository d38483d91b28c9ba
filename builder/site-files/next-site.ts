/**
 * The site to come, put together beside the one in place. A file that reads as before is not written
 * anew but linked: it keeps its time, hence its entity tag, and its compressed forms. So a build costs
 * what has changed, and a first build is the one that finds nothing in place.
 */
import { existsSync } from 'node:fs'
import { glob, link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compressedForms, QUALITY, writeCompressedForms } from './compress.ts'

/** What tells the next site from the one before: names of files within it, without a leading slash. */
export type Changes = { written: string[]; removed: string[] }

export type NextSite = {
  /** Folder of the site in place; there is none before the first build. */
  present: string
  /** Puts a file with its compressed forms, once. */
  put(name: string, content: string | Uint8Array): Promise<void>
  /** Puts a file that reads as one that was put already, at the cost of a link. */
  putSame(name: string, as: string): Promise<void>
  /** Takes over a file from the site in place, unread; false when that one has none. */
  keep(name: string): Promise<boolean>
  /** Puts a file that is not served beside the site: it takes its place together with the site. */
  putBeside(name: string, content: string): Promise<void>
  /** Puts this site in the place of the one before, unless nothing tells them apart. */
  takePlace(): Promise<Changes>
}

/**
 * Bytes of pages and snapshots that a build compresses as well as can be, in about 3 s: some changed
 * pages, or a small site. The rest of thousands would have visitors wait for minutes.
 */
const MOST_AT_BEST = 4_000_000

/** @param outDir holds the site in place as `site`, and meanwhile the next one */
export async function startNextSite(outDir: string, mostAtBest = MOST_AT_BEST): Promise<NextSite> {
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
    return compressed <= mostAtBest ? QUALITY.best : QUALITY.quick
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

/** A server is without any site for no longer than some renames, and then has all of the new one. */
async function replace(present: string, next: string, beside: readonly string[]): Promise<void> {
  const previous = `${present}.previous`
  await rm(previous, { recursive: true, force: true })
  if (existsSync(present)) await rename(present, previous)
  for (const file of beside) await rename(`${file}.next`, file)
  await rename(next, present)
  await rm(previous, { recursive: true, force: true })
}

/** Puts the site back that a build was about to replace when it was ended. */
async function restore(present: string): Promise<void> {
  const previous = `${present}.previous`
  if (!existsSync(present) && existsSync(previous)) await rename(previous, present)
}

/** Names of the files in a folder, but for compressed forms. */
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

/**
 * Assembles the next version of the site in a folder beside the present one, then swaps the two. A file
 * whose content is unchanged is hard-linked, not written: it keeps its modification time, from which
 * servers make its entity tag, and its compressed forms. So a build costs as much as has changed.
 *
 * Links are made synchronously: by the ten thousand, that takes a fifth of the time.
 */
import { existsSync, linkSync, mkdirSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compressedForms, QUALITY, writeCompressedForms } from './compress.ts'
import { filesIn } from './files-in.ts'
import { keepCopy, takeCopy } from './site-copy.ts'

/** Files that differ between the two sites, by their names without a leading slash. */
export type Changes = { written: string[]; removed: string[] }

export type NextSite = {
  /** Folder of the present site; it does not exist before the first build. */
  present: string
  /** Writes a file and its compressed forms. */
  put(name: string, content: string | Uint8Array): Promise<void>
  /** Adds a file with the content of one that has been added already, as a hard link. */
  putSame(name: string, as: string): void
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
  const isCopy = await takeCopy(present, next)
  await mkdir(next, { recursive: true })
  // Read once: to look for each of thousands takes twice as long.
  const there = new Set(filesIn(present))
  const names = new Set<string>()
  const written: string[] = []
  const beside: string[] = []
  const folders = new Set<string>()
  let compressed = 0

  function keep(name: string): boolean {
    if (names.has(name)) return true
    const files = [name, ...compressedForms(name)]
    if (!files.every((file) => there.has(file))) return false
    names.add(name)
    // To look for each of ten thousand files takes as long as the rest of a publication.
    if (isCopy) return true
    makeFolderOf(name)
    for (const file of files)
      if (!existsSync(path.join(next, file)))
        linkSync(path.join(present, file), path.join(next, file))
    return true
  }

  function makeFolderOf(name: string): void {
    const folder = path.dirname(path.join(next, name))
    if (folders.has(folder)) return
    mkdirSync(folder, { recursive: true })
    folders.add(folder)
  }

  /** Never writes into a file that is there, which may be that of the present site. */
  function remove(name: string): void {
    for (const file of [name, ...compressedForms(name)])
      rmSync(path.join(next, file), { force: true })
  }

  function qualityFor(name: string, size: number): number {
    if (name.startsWith('assets/')) return QUALITY.best
    if (compressedForms(name).length > 0) compressed += size
    return compressed <= maxBytesAtBest ? QUALITY.best : QUALITY.quick
  }

  return {
    present,
    keep: (name) => Promise.resolve(keep(withoutSlash(name))),
    async put(given, text) {
      const name = withoutSlash(given)
      const content = Buffer.from(text)
      if ((await readIfThere(path.join(present, name)))?.equals(content) && keep(name)) return
      names.add(name)
      written.push(name)
      makeFolderOf(name)
      remove(name)
      await writeFile(path.join(next, name), content)
      await writeCompressedForms(next, name, content, qualityFor(name, content.length))
    },
    putSame(given, as) {
      const name = withoutSlash(given)
      const model = withoutSlash(as)
      if (names.has(name)) return
      if (isSameFile(path.join(present, name), path.join(next, model)) && keep(name)) return
      names.add(name)
      written.push(name)
      makeFolderOf(name)
      remove(name)
      const endings = ['', ...compressedForms(model).map((form) => form.slice(model.length))]
      for (const ending of endings)
        linkSync(path.join(next, model + ending), path.join(next, name + ending))
    },
    async putBeside(name, content) {
      const file = path.join(outDir, name)
      if ((await readIfThere(file))?.equals(Buffer.from(content))) return
      await writeFile(`${file}.next`, content)
      beside.push(file)
    },
    async takePlace() {
      const removed = withoutForms(there).filter((name) => !names.has(name))
      for (const name of removed) remove(name)
      removeEmptyFolders(next, removed)
      const changed = [...written, ...removed]
      if (changed.length + beside.length > 0) await replace(present, next, beside, changed)
      else if (existsSync(present)) await keepCopy(present, next, [])
      return { written: written.toSorted(), removed: removed.toSorted() }
    },
  }
}

/** Swaps by renaming, so that a server never sees a mixture of both sites. */
async function replace(
  present: string,
  next: string,
  beside: readonly string[],
  changed: readonly string[],
): Promise<void> {
  const previous = `${present}.previous`
  const hasPrevious = existsSync(present)
  if (hasPrevious) await rename(present, previous)
  for (const file of beside) await rename(`${file}.next`, file)
  await rename(next, present)
  if (hasPrevious) await keepCopy(present, previous, changed)
}

/** Those that a removed file was in. */
function removeEmptyFolders(site: string, removed: readonly string[]): void {
  const folders = new Set(removed.map((name) => path.dirname(name)))
  for (const folder of [...folders].toSorted((a, b) => b.length - a.length))
    for (let each = folder; each !== '.'; each = path.dirname(each)) {
      const full = path.join(site, each)
      if (!existsSync(full)) continue
      if (readdirSync(full).length > 0) break
      rmdirSync(full)
    }
}

/** Restores the present site after a build that was killed between the two renames. */
async function restore(present: string): Promise<void> {
  const previous = `${present}.previous`
  if (!existsSync(present) && existsSync(previous)) await rename(previous, present)
}

/** Names of files, without those of the compressed forms of others. */
function withoutForms(names: ReadonlySet<string>): string[] {
  const forms = new Set([...names].flatMap(compressedForms))
  return [...names].filter((name) => !forms.has(name))
}

async function readIfThere(file: string): Promise<Buffer | null> {
  return existsSync(file) ? await readFile(file) : null
}

function isSameFile(file: string, other: string): boolean {
  return existsSync(file) && statSync(file).ino === statSync(other).ino
}

function withoutSlash(name: string): string {
  return name.replace(/^\//, '')
}

/**
 * The site to come, put together beside the one in place. A file that reads as before is not written
 * anew but linked: it keeps its time, hence its entity tag, and its compressed forms. So a build costs
 * what has changed, and a first build is the one that finds nothing in place.
 */
import { existsSync } from 'node:fs'
import { glob, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compressedForms, writeCompressedForms } from './compress.ts'

/** What tells the next site from the one before: names of files within it, without a leading slash. */
export type Changes = { written: string[]; removed: string[] }

export type NextSite = {
  /** Folder of the site in place; there is none before the first build. */
  present: string
  /** Puts a file with its compressed forms, once. */
  put(name: string, content: string | Uint8Array): Promise<void>
  /** Takes over a file whose name stands for its content; false when the site in place has none. */
  keep(name: string): Promise<boolean>
  /** Puts this site in the place of the one before, unless nothing tells them apart. */
  takePlace(): Promise<Changes>
}

/** @param outDir holds the site in place as `site`, and meanwhile the next one */
export async function startNextSite(outDir: string): Promise<NextSite> {
  const present = path.join(outDir, 'site')
  const next = path.join(outDir, 'site.next')
  await rm(next, { recursive: true, force: true })
  await mkdir(next, { recursive: true })
  const names = new Set<string>()
  const written: string[] = []

  async function keep(given: string): Promise<boolean> {
    const name = withoutSlash(given)
    if (names.has(name)) return true
    const files = [name, ...compressedForms(name)]
    if (!files.every((file) => existsSync(path.join(present, file)))) return false
    names.add(name)
    await makeFolderOf(path.join(next, name))
    await Promise.all(files.map((file) => link(path.join(present, file), path.join(next, file))))
    return true
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
      const file = path.join(next, name)
      await makeFolderOf(file)
      await writeFile(file, content)
      await writeCompressedForms(file, content)
    },
    async takePlace() {
      const removed = (await namesIn(present)).filter((name) => !names.has(name))
      if (written.length > 0 || removed.length > 0) await replace(present, next)
      else await rm(next, { recursive: true })
      return { written: written.toSorted(), removed: removed.toSorted() }
    },
  }
}

/** A server is without any site for no longer than a rename. */
async function replace(present: string, next: string): Promise<void> {
  const previous = `${present}.previous`
  await rm(previous, { recursive: true, force: true })
  if (existsSync(present)) await rename(present, previous)
  await rename(next, present)
  await rm(previous, { recursive: true, force: true })
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

async function makeFolderOf(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
}

function withoutSlash(name: string): string {
  return name.replace(/^\//, '')
}

/**
 * A copy of the site in place, in hard links, with which the next build begins: a publication then makes a few
 * links and not those of thousands of pages. It is made of the site before, once the new one is in place.
 */
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { compressedForms } from './compress.ts'

const FOLDER = 'site.previous'
const RECORD = 'site.previous.json'

/** Inodes of the two folders, to tell that they are still those of which one is a copy of the other. */
const recordSchema = v.object({ present: v.number(), copy: v.number() })

/**
 * Moves the copy to `next`, where there is nothing.
 *
 * @returns false, with nothing moved, when there is none that is known to fit
 */
export async function takeCopy(present: string, next: string): Promise<boolean> {
  const copy = path.join(path.dirname(present), FOLDER)
  const isThere = isCopy(copy, present)
  if (isThere) await rename(copy, next)
  else rmSync(copy, { recursive: true, force: true })
  return isThere
}

/**
 * Makes a copy of the site in place.
 *
 * @param before folder of a site that differs from it
 * @param changed names of the files in which it does, without their compressed forms
 */
export async function keepCopy(
  present: string,
  before: string,
  changed: readonly string[],
): Promise<void> {
  const outDir = path.dirname(present)
  const copy = path.join(outDir, FOLDER)
  if (before !== copy) await rename(before, copy)
  const folders = new Set<string>()
  for (const file of changed.flatMap((name) => [name, ...compressedForms(name)])) {
    const target = path.join(copy, file)
    rmSync(target, { force: true })
    if (!existsSync(path.join(present, file))) continue
    const folder = path.dirname(target)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    linkSync(path.join(present, file), target)
  }
  // At last: a copy that is not finished is none.
  const record = { present: statSync(present).ino, copy: statSync(copy).ino }
  await writeFile(path.join(outDir, RECORD), JSON.stringify(record))
}

function isCopy(copy: string, present: string): boolean {
  const record = path.join(path.dirname(present), RECORD)
  if (![copy, present, record].every((file) => existsSync(file))) return false
  try {
    const known = v.parse(recordSchema, JSON.parse(readFileSync(record, 'utf8')))
    return known.present === statSync(present).ino && known.copy === statSync(copy).ino
  } catch (error) {
    console.warn(`${record} can't be read, so the next site is linked file by file:`, error)
    return false
  }
}

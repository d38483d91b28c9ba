/**
 * The site before the one in place. It differs from that by what one build has changed, so the next build
 * begins with it: a publication then costs a few links and not those of thousands of pages.
 */
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { compressedForms } from './compress.ts'

const FOLDER = 'site.previous'
const RECORD = 'site.previous.json'

const recordSchema = v.object({
  /** Inodes of the folders of the site in place and of the one before, to tell that they are still these. */
  present: v.number(),
  before: v.number(),
  /** Names of the files in which they differ, without their compressed forms. */
  changed: v.array(v.string()),
})

/**
 * Makes a copy of the site in place, of the site before and of what has changed since.
 *
 * @returns false, with nothing at `next`, when there is no site before that is known to fit
 */
export async function copyFromBefore(present: string, next: string): Promise<boolean> {
  const before = path.join(path.dirname(present), FOLDER)
  const changed = changesSince(before, present)
  if (changed === null) {
    rmSync(before, { recursive: true, force: true })
    return false
  }
  await rename(before, next)
  for (const name of changed)
    for (const file of [name, ...compressedForms(name)]) {
      const copy = path.join(next, file)
      rmSync(copy, { force: true })
      if (!existsSync(path.join(present, file))) continue
      mkdirSync(path.dirname(copy), { recursive: true })
      linkSync(path.join(present, file), copy)
    }
  return true
}

/** @param changed names of the files in which the sites differ */
export async function keepAsBefore(
  present: string,
  folder: string,
  changed: readonly string[],
): Promise<void> {
  const outDir = path.dirname(present)
  const before = path.join(outDir, FOLDER)
  if (folder !== before) await rename(folder, before)
  const record: v.InferOutput<typeof recordSchema> = {
    present: statSync(present).ino,
    before: statSync(before).ino,
    changed: [...changed],
  }
  await writeFile(path.join(outDir, RECORD), JSON.stringify(record))
}

/** Null when either folder is not the one that the record is of. */
function changesSince(before: string, present: string): string[] | null {
  const record = path.join(path.dirname(present), RECORD)
  if (![before, present, record].every((file) => existsSync(file))) return null
  try {
    const known = v.parse(recordSchema, JSON.parse(readFileSync(record, 'utf8')))
    const isKnown = known.present === statSync(present).ino && known.before === statSync(before).ino
    return isKnown ? known.changed : null
  } catch (error) {
    console.warn(`${record} can't be read, so the next site is made from the start:`, error)
    return null
  }
}

/** What a build must know of the present site, stored beside it as `site.json`. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'

export const RECORD_FILE = 'site.json'

const generations = v.array(v.array(v.string()))

const recordSchema = v.object({
  /** Address of each PDF. */
  pdfs: v.record(v.string(), v.string()),
  /** Ids of the published documents. Not in records of earlier releases. */
  documents: v.optional(v.array(v.string()), []),
  /** When a build last learned that a document is gone; empty when none has. */
  lostAt: v.optional(v.string(), ''),
  /** Names of the files of the build in place and of earlier ones, newest first. */
  generations: v.object({ scripts: generations, summaries: generations }),
})

export type SiteRecord = v.InferOutput<typeof recordSchema>

const EMPTY: SiteRecord = {
  pdfs: {},
  documents: [],
  lostAt: '',
  generations: { scripts: [], summaries: [] },
}

/** The record of the present site; an empty one when it can't be read. */
export async function readSiteRecord(outDir: string): Promise<SiteRecord> {
  const file = path.join(outDir, RECORD_FILE)
  if (!existsSync(file)) return EMPTY
  try {
    return v.parse(recordSchema, JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    console.warn(`${file} can't be read, so nothing is known of the last build:`, error)
    return EMPTY
  }
}

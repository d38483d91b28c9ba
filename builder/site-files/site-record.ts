/** What a build must know of the present site, stored beside it as `site.json`. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'

export const RECORD_FILE = 'site.json'

const generations = v.array(v.array(v.string()))

const madeOfSchema = v.object({
  /** Revision of each document. */
  revisions: v.record(v.string(), v.string()),
  /** Path of the page that each port has, by the port's id. */
  ownPages: v.record(v.string(), v.string()),
  /** Hash of what the pages of all ports show alike; empty when it is not known. */
  shared: v.string(),
})

/** What pages were made of, to tell those that a publication can't have changed. */
export type MadeOf = v.InferOutput<typeof madeOfSchema>

const NOTHING: MadeOf = { revisions: {}, ownPages: {}, shared: '' }

const recordSchema = v.object({
  /** Hash of the code and settings that the pages were made with (`rendererHash`). */
  madeBy: v.string(),
  /** Address of each PDF. */
  pdfs: v.record(v.string(), v.string()),
  /** Hash of the code and of the lake's answer that each PDF was made of. Not in records of earlier releases. */
  pdfsMadeOf: v.optional(v.record(v.string(), v.string()), {}),
  /** Paths of pages that are not as published: they could not be rendered, or lack an image. */
  stale: v.array(v.string()),
  /** Not in records of earlier releases, as the next one. */
  madeOf: v.optional(madeOfSchema, NOTHING),
  /** When a build last learned that a document is gone; empty when none has. */
  lostAt: v.optional(v.string(), ''),
  /** Names of the images of each page that has any. */
  media: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /** Names of the files of the build in place and of earlier ones, newest first. */
  generations: v.object({ scripts: generations, summaries: generations }),
})

export type SiteRecord = v.InferOutput<typeof recordSchema>

const EMPTY: SiteRecord = {
  madeBy: '',
  pdfs: {},
  pdfsMadeOf: {},
  stale: [],
  madeOf: NOTHING,
  lostAt: '',
  media: {},
  generations: { scripts: [], summaries: [] },
}

/** The record of the present site; an empty one when there is none that can be read. */
export async function readSiteRecord(outDir: string): Promise<SiteRecord> {
  const file = path.join(outDir, RECORD_FILE)
  if (!existsSync(file)) return EMPTY
  try {
    return v.parse(recordSchema, JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    console.warn(`${file} can't be read, so all pages are made anew:`, error)
    return EMPTY
  }
}

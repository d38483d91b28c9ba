import type { Hono } from 'hono'
import type { LakeDocument } from '../document.ts'
import { badRequest } from '../errors.ts'
import { readRelease } from '../releases/release.ts'
import type { LakeEnvironment } from './environment.ts'
import { readSearch } from './input.ts'

const PAGE_SIZE = 1000
const DOCUMENTS_PER_CHUNK = 100

/**
 * `GET /data/export/:dataset`: sends every document as NDJSON, or the documents of the requested `types`.
 *
 * With the parameter `nextCursor`, sends one page. Its last line contains the cursor of the next page, if there is one.
 */
export function addExportRoutes(app: Hono, { lake }: LakeEnvironment): void {
  app.get('/:version{v[^/]+}/data/export/:dataset', (context) => {
    const dataset = lake.dataset(context.req.param('dataset'))
    const search = readSearch(context)
    const types = search.get('types')?.split(',').filter(Boolean)
    const documents = dataset
      .all()
      .filter(({ _type: type }) => types === undefined || types.includes(type))
      .map(withoutSchedule)
    const cursor = search.get('nextCursor')
    const lines = cursor === null ? documents : pageFrom(documents, cursor)
    return context.body(ndjson(lines), 200, {
      'Content-Type': 'application/x-ndjson; charset=utf-8',
    })
  })
}

/**
 * Exports a scheduled release as active, as the hosted lake does, so that an import never schedules it
 * (https://github.com/sanity-io/sanity/pull/10941).
 */
function withoutSchedule(document: LakeDocument): LakeDocument {
  const state = readRelease(document)?.state
  if (state !== 'scheduled' && state !== 'scheduling') return document
  const { publishAt: _time, ...rest } = document
  return { ...rest, state: 'active' }
}

/** @param cursor the last id of the previous page, in base64url; empty for the first page */
function pageFrom(documents: readonly LakeDocument[], cursor: string): unknown[] {
  const after = Buffer.from(cursor, 'base64url').toString()
  if (cursor !== Buffer.from(after).toString('base64url')) throw badRequest('Invalid "nextCursor"')
  const rest = documents.filter(({ _id: id }) => id > after)
  const page = rest.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  if (!last || rest.length === page.length) return page
  return [...page, { nextCursor: Buffer.from(last['_id']).toString('base64url') }]
}

/** A stream of lines, so that a large dataset is never in memory as one string. */
function ndjson(lines: readonly unknown[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let position = 0
  return new ReadableStream({
    pull(controller) {
      const batch = lines.slice(position, position + DOCUMENTS_PER_CHUNK)
      position += DOCUMENTS_PER_CHUNK
      if (batch.length === 0) controller.close()
      else controller.enqueue(encoder.encode(batch.map(toLine).join('')))
    },
  })
}

function toLine(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}

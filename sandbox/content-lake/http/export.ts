import type { Hono } from 'hono'
import type { LakeDocument } from '../document.ts'
import { badRequest } from '../errors.ts'
import { readRelease } from '../releases/release.ts'
import type { LakeEnvironment } from './environment.ts'
import { readSearch } from './input.ts'

const PAGE_SIZE = 1000
const BATCH = 100

/**
 * `GET /data/export/:dataset`: every document (of the given `types`, if any) as NDJSON.
 *
 * With the parameter `nextCursor`, sends one page, followed by the cursor of the next page if there is one.
 */
export function addExportRoutes(app: Hono, { lake }: LakeEnvironment): void {
  app.get('/:version{v[^/]+}/data/export/:dataset', (context) => {
    const dataset = lake.dataset(context.req.param('dataset'))
    const search = readSearch(context)
    const types = search.get('types')?.split(',').filter(Boolean)
    const documents = dataset
      .all()
      .filter(({ _type: type }) => types === undefined || types.includes(type))
      .map(unscheduled)
    const cursor = search.get('nextCursor')
    const lines = cursor === null ? documents : page(documents, cursor)
    return context.body(ndjson(lines), 200, {
      'Content-Type': 'application/x-ndjson; charset=utf-8',
    })
  })
}

/**
 * Exports a scheduled release as active, as the hosted lake does, so that an import never schedules it
 * (https://github.com/sanity-io/sanity/pull/10941).
 */
function unscheduled(document: LakeDocument): LakeDocument {
  const state = readRelease(document)?.state
  if (state !== 'scheduled' && state !== 'scheduling') return document
  const { publishAt: _time, ...rest } = document
  return { ...rest, state: 'active' }
}

/** @param cursor the id after which the page starts, encoded; empty for the first page */
function page(documents: readonly LakeDocument[], cursor: string): unknown[] {
  const after = Buffer.from(cursor, 'base64url').toString()
  if (cursor !== Buffer.from(after).toString('base64url')) throw badRequest('Invalid "nextCursor"')
  const rest = documents.filter(({ _id: id }) => id > after)
  const shown = rest.slice(0, PAGE_SIZE)
  const last = shown.at(-1)
  if (!last || rest.length === shown.length) return shown
  return [...shown, { nextCursor: Buffer.from(last['_id']).toString('base64url') }]
}

/** Streamed, so that a large dataset is never in memory as one string. */
function ndjson(lines: readonly unknown[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let position = 0
  return new ReadableStream({
    pull(controller) {
      const batch = lines.slice(position, position + BATCH)
      position += BATCH
      if (batch.length === 0) controller.close()
      else controller.enqueue(encoder.encode(batch.map(toLine).join('')))
    },
  })
}

function toLine(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}

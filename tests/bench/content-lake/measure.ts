import { execFileSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import type { JsonObject } from '../../../sandbox/content-lake/json.ts'
import { quantile, type Figure } from '../figures.ts'
import type { LakeCaller } from './lake-caller.ts'
import type { BenchQuery } from './queries.ts'

const RUNS = 40
export const CLIENTS = 64
const WRITES = 6000
const IMPORT_SIZE = 500

export async function importDocuments(
  lake: LakeCaller,
  documents: readonly JsonObject[],
): Promise<void> {
  // Referenced documents come first.
  const ordered = documents.toReversed()
  for (let start = 0; start < ordered.length; start += IMPORT_SIZE) {
    const part = ordered.slice(start, start + IMPORT_SIZE)
    await lake.mutate(part.map((document) => ({ createOrReplace: document })))
  }
}

/**
 * The time of a query from request to parsed answer, each after a write elsewhere in the dataset,
 * so that no cache of the previous run is valid.
 */
export async function measureQuery(lake: LakeCaller, query: BenchQuery): Promise<Figure> {
  const samples: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    await lake.mutate([{ createOrReplace: { _id: 'bench.counter', _type: 'counter', run } }])
    const start = performance.now()
    await lake.query(query.query, query.params, query.perspective)
    samples.push(performance.now() - start)
  }
  const { name, most } = query
  const note = `95 % within ${Math.round(quantile(samples, 0.95))} ms`
  return { name, value: quantile(samples, 0.5), unit: 'ms', limit: { most }, note }
}

/** Small mutations a second, each its own acknowledged request, from several clients at once. */
export async function measureWrites(lake: LakeCaller): Promise<Figure> {
  let left = WRITES
  const start = performance.now()
  const client = async (_: unknown, number: number) => {
    const id = `bench.client-${number}`
    while (left > 0) {
      left -= 1
      await lake.mutate([
        { createIfNotExists: { _id: id, _type: 'counter', count: 0 } },
        { patch: { id, inc: { count: 1 } } },
      ])
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  const value = WRITES / ((performance.now() - start) / 1000)
  const note = `${CLIENTS} clients, each write on disk before it is acknowledged`
  return { name: 'small mutations', value, unit: '/s', limit: { least: 1000 }, note }
}

/** One write after the other, as one editor makes them. */
export async function measureOneWriter(lake: LakeCaller): Promise<Figure> {
  const samples: number[] = []
  for (let run = 0; run < RUNS * 5; run += 1) {
    const start = performance.now()
    await lake.mutate([{ createOrReplace: { _id: 'bench.counter', _type: 'counter', run } }])
    samples.push(performance.now() - start)
  }
  const note = `95 % within ${Math.round(quantile(samples, 0.95))} ms`
  const value = quantile(samples, 0.5)
  return { name: 'one small mutation by itself', value, unit: 'ms', limit: { most: 50 }, note }
}

/** Seconds of CPU that a process has used, to the hundredth where `ps` tells them, and its memory in MB. */
export function usageOf({ pid }: ChildProcess): { cpu: number; memory: number } {
  const [time = '', memory = ''] = execFileSync('ps', ['-o', 'time=,rss=', '-p', String(pid)])
    .toString()
    .trim()
    .split(/\s+/)
  const cpu = time.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0)
  return { cpu, memory: Number(memory) / 1024 }
}

/**
 * Measures import, start, memory and queries of the content lake with 1,000, 10,000 and 100,000 documents, and how much
 * slower start and queries become with more documents. Run `node tests/bench/content-lake/main.ts`.
 *
 * Prints one line per figure; exits 1 if a figure exceeds its limit.
 */
import { type ChildProcess, execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JsonObject } from '../../../sandbox/content-lake/json.ts'
import {
  endProcess,
  launchServer,
  whenListening,
  type ServerProcess,
} from '../../helpers/server-process.ts'
import { type Figure, printFigure, quantile } from '../figures.ts'
import { benchDocuments } from './documents.ts'

const COUNTS = [1000, 10_000, 100_000]
const IMPORT_BATCH_SIZE = 500
const RUNS = 40

/** Shorter times are too noisy to compute their growth. */
const MIN_GROWTH_MS = 20

// Without this limit, V8 collects garbage later on a larger machine, so "memory" would not show what the lake needs.
const HEAP = '--max-old-space-size=500'

type Query = { name: string; query: string; params?: JsonObject; max: number }

/**
 * `max` is the limit of the median time, in milliseconds.
 *
 * @param id of a published article that one voyage refers to
 */
const queries = (id: string): Query[] => [
  { name: 'count by type', query: 'count(*[_type == "article"])', max: 300 },
  { name: 'by _id', query: '*[_id == $id][0]', params: { id }, max: 5 },
  {
    name: 'by slug',
    query: '*[_type == "article" && slug.current == $slug][0]',
    params: { slug: id },
    max: 100,
  },
  {
    name: 'order and slice',
    query: '*[_type == "article"] | order(title asc)[0...20]{_id, title}',
    max: 600,
  },
  { name: 'references()', query: 'count(*[references($id)])', params: { id }, max: 50 },
  {
    name: 'Studio’s search',
    query: `*[_type in $types && [@, _id] match text::query($text)]
      | score(boost(title match text::query($text), 5))
      | order(_score desc)[_score >= 0][0...100]{_id, _type, title}`,
    params: { types: ['article', 'voyage', 'note'], text: 'monsoon tow*' },
    max: 3000,
  },
]

console.log(`Node ${process.version}; load of the machine ${loadavg()[0]?.toFixed(1)}`)
const previousValues = new Map<string, number>()
for (const count of COUNTS)
  for (const { name, ...figure } of await measureWith(count)) {
    printFigure({ ...figure, name: `${name}, ${count.toLocaleString('en')} documents` })
    const previous = previousValues.get(name)
    if (figure.unit === 'ms' && previous !== undefined && figure.value > MIN_GROWTH_MS) {
      const value = figure.value / previous
      // Ten times the data may take 20 times as long, because it exceeds the CPU's cache.
      printFigure({ name: `${name}, growth`, value, unit: 'times', max: 20 })
    }
    previousValues.set(name, figure.value)
  }

/** Measures the import into a lake, then start, memory and queries of a second lake with the same data. */
async function measureWith(count: number): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'content-lake-bench-'))
  const environment = { LAKE_PORT: '0', DATA_DIR: dataDir, NODE_OPTIONS: HEAP }
  const lakes: ServerProcess[] = []
  const startLake = async () => {
    const lake = await whenListening(launchServer('sandbox/content-lake/main.ts', environment))
    lakes.push(lake)
    return lake
  }
  try {
    const importing = await startLake()
    const idle = usageOf(importing.child).cpu
    // Reversed, because a referenced document must exist before a document that refers to it.
    const documents = benchDocuments(count).toReversed()
    for (let start = 0; start < count; start += IMPORT_BATCH_SIZE)
      await write(importing, documents.slice(start, start + IMPORT_BATCH_SIZE))
    const importTime = usageOf(importing.child).cpu - idle
    await endProcess(importing.child, 'SIGTERM')

    const start = performance.now()
    const lake = await startLake()
    const startTime = performance.now() - start
    const { cpu } = usageOf(lake.child)
    const queryTimes: Figure[] = []
    for (const query of queries(`doc-${count * 0.48}`))
      queryTimes.push(await measureQuery(lake, query))
    const { memory } = usageOf(lake.child)
    return [
      { name: 'import, CPU', value: importTime, unit: 's', max: 20 },
      { name: 'start, CPU', value: cpu, unit: 's', max: 5 },
      { name: 'start', value: startTime, unit: 'ms', max: 10_000 },
      { name: 'memory', value: memory, unit: 'MB', max: 600 },
      ...queryTimes,
    ]
  } finally {
    for (const { child } of lakes) if (child.exitCode === null) await endProcess(child, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Measures a query. A write elsewhere in the dataset precedes each run, so that no cached result is valid. */
async function measureQuery(lake: ServerProcess, { name, max, ...query }: Query): Promise<Figure> {
  const samples: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    await write(lake, [{ _id: 'bench.counter', _type: 'counter', run }])
    const start = performance.now()
    await post(lake, 'query/production?perspective=published', { params: {}, ...query })
    samples.push(performance.now() - start)
  }
  const note = `95 % within ${Math.round(quantile(samples, 0.95))} ms`
  return { name, value: quantile(samples, 0.5), unit: 'ms', max, note }
}

async function write(lake: ServerProcess, documents: readonly JsonObject[]): Promise<void> {
  const mutations = documents.map((document) => ({ createOrReplace: document }))
  await post(lake, 'mutate/production', { mutations })
}

async function post({ url }: ServerProcess, path: string, body: JsonObject): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await fetch(`${url}/v2025-02-19/data/${path}`, init)
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${text}`)
}

/** A process's CPU time in seconds (whole seconds if `ps` prints no fractions) and its memory in MB. */
function usageOf({ pid }: ChildProcess): { cpu: number; memory: number } {
  const [time = '', memory = ''] = execFileSync('ps', ['-o', 'time=,rss=', '-p', String(pid)])
    .toString()
    .trim()
    .split(/\s+/)
  const cpu = time.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0)
  return { cpu, memory: Number(memory) / 1024 }
}

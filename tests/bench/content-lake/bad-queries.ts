/** What queries that take long do to the others, and to the memory of the lake. */
import { execFileSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { quantile, type Figure } from '../figures.ts'
import { DOCUMENT_COUNT, REFERRING_COUNT } from './documents.ts'
import type { LakeCaller } from './lake-caller.ts'

/** So many that one in a hundred of them is a few. */
const SAMPLES = 400
/** How long everybody else may have to wait, for one query in a hundred. */
const MOST_MILLISECONDS = 20
const MOST_MEGABYTES = 300
const LONGEST_IDLE_MS = 60_000
const PAUSE_MS = 5

const ids = Array.from({ length: 20_000 }, (_, index) => `doc-${index}`)

const BAD_QUERIES = [
  {
    name: '20,000 alternatives',
    query: `count(*[${ids.map((id) => `slug.current == "${id}"`).join(' || ')}])`,
  },
  { name: '_id in 20,000', query: `count(*[_id in ${JSON.stringify(ids)}])` },
  {
    name: `${REFERRING_COUNT} × ${REFERRING_COUNT} joined by more than equality`,
    query:
      'count(*[_type == "voyage"][count(*[_type == "voyage" && rank > ^.rank && title != ^.title]) > 5])',
  },
  {
    name: `${DOCUMENT_COUNT} × ${DOCUMENT_COUNT} nested, until it is refused`,
    query: 'count(*[count(*[count(*[rank > ^.rank && rank > ^.^.rank]) > 5]) > 5])',
  },
  { name: '300 parentheses deep', query: `${'('.repeat(300)}count(*)${')'.repeat(300)}` },
  { name: '150,000 parentheses deep', query: '('.repeat(150_000) },
]

/** For each of them, how long a small query takes while it is answered, again and again. */
export async function* measureBadQueries(lake: LakeCaller): AsyncGenerator<Figure> {
  for (const { name, query } of BAD_QUERIES) {
    const { samples, longest } = await whileAsking(lake, query)
    yield {
      name: `small queries during ${name}`,
      value: quantile(samples, 0.99),
      unit: 'ms',
      limit: { most: MOST_MILLISECONDS },
      note: `99 % of ${samples.length}, half within ${quantile(samples, 0.5).toFixed(1)} ms; it takes up to ${Math.round(longest)} ms; load ${loadavg()[0]?.toFixed(1)}`,
    }
  }
}

/** The memory that the lake has at most and at last: it ends its processes for queries when they have been idle. */
export async function measureMemory(lake: ChildProcess): Promise<Figure> {
  const before = memoryOf(lake)
  const start = performance.now()
  let after = before
  while (after.processes > 1 && performance.now() - start < LONGEST_IDLE_MS) {
    await setTimeout(1000)
    after = memoryOf(lake)
  }
  return {
    name: 'memory after them',
    value: after.megabytes,
    unit: 'MB',
    limit: { most: MOST_MEGABYTES },
    note: `right after them ${Math.round(before.megabytes)} in ${before.processes} processes, and ${Math.round((performance.now() - start) / 1000)} s later in ${after.processes}`,
  }
}

function memoryOf({ pid }: ChildProcess) {
  const list = execFileSync('ps', ['-o', 'rss=', '-p', String(pid), '--ppid', String(pid)])
  const kilobytes = list
    .toString()
    .trim()
    .split('\n')
    .map((line) => Number.parseInt(line, 10))
  return {
    megabytes: kilobytes.reduce((sum, each) => sum + each, 0) / 1024,
    processes: kilobytes.length,
  }
}

async function whileAsking(lake: LakeCaller, bad: string) {
  const samples: number[] = []
  let longest = 0
  const askBadly = async () => {
    while (samples.length < SAMPLES) {
      const start = performance.now()
      // A refusal is an answer as good as any.
      await lake.query(bad, {}, 'raw').catch(() => null)
      longest = Math.max(longest, performance.now() - start)
    }
  }
  const askWell = async () => {
    for (let run = 0; run < SAMPLES; run += 1) {
      const start = performance.now()
      await lake.query('*[_id == $id][0].title', { id: `doc-${run * 20}` }, 'raw')
      samples.push(performance.now() - start)
      // One after the other, as people ask, and not as fast as can be.
      await setTimeout(PAUSE_MS)
    }
  }
  await Promise.all([askWell(), askBadly()])
  return { samples, longest }
}

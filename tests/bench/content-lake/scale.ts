/**
 * What the lake needs at 1,000, 10,000 and 100,000 documents: limits at each size, and no figure that grows faster
 * than the dataset.
 */
import { type Figure } from '../figures.ts'
import { end } from '../../helpers/server-process.ts'
import { benchDocuments } from './documents.ts'
import { LakeCaller } from './lake-caller.ts'
import { importDocuments, measureQuery, usageOf } from './measure.ts'
import { scaleQueries } from './queries.ts'
import { withLakes } from './lakes.ts'

const COUNTS = [1000, 10_000, 100_000]

/** Growth of shorter times is noise. Ten times the documents may take 20 times as long: they outgrow the processor's cache. */
const SHORTEST_MS = 20

export async function measureScale(add: (figure: Figure) => void): Promise<void> {
  const growing = new Map<string, number>()
  for (const count of COUNTS) {
    const figures = await measureAt(count)
    for (const { name, unit, value, ...figure } of figures) {
      add({ ...figure, name: `${name}, ${count.toLocaleString('en')} documents`, unit, value })
      const before = growing.get(name)
      if (unit === 'ms' && before !== undefined && value > SHORTEST_MS)
        add({ name: `${name}, growth`, value: value / before, unit: 'times', limit: { most: 20 } })
      growing.set(name, value)
    }
  }
}

async function measureAt(count: number): Promise<Figure[]> {
  return await withLakes(async (startLake) => {
    const first = await startLake()
    const idle = usageOf(first.child).cpu
    const importer = new LakeCaller(first.url, 1)
    await importDocuments(importer, benchDocuments(count))
    importer.close()
    const imported = usageOf(first.child).cpu - idle
    await end(first.child, 'SIGTERM')

    const start = performance.now()
    const { url, child } = await startLake()
    const started = performance.now() - start
    const { cpu } = usageOf(child)
    const caller = new LakeCaller(url, 1)
    const queries: Figure[] = []
    for (const query of scaleQueries) queries.push(await measureQuery(caller, query))
    caller.close()
    const { memory } = usageOf(child)
    return [
      { name: 'import, CPU', value: imported, unit: 's', limit: { most: 20 } },
      { name: 'start, CPU', value: cpu, unit: 's', limit: { most: 5 } },
      { name: 'start', value: started, unit: 'ms', limit: { most: 10_000 } },
      { name: 'memory', value: memory, unit: 'MB', limit: { most: 600 } },
      ...queries,
    ]
  })
}

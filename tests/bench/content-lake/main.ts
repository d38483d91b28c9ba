/**
 * Measures the content lake at 10,000 documents: `node tests/bench/content-lake/main.ts`.
 *
 * Prints a line a figure; exits 1 when one misses its limit.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchDocuments, DOCUMENT_COUNT } from './documents.ts'
import { describeFigure, isKept, type Figure } from '../figures.ts'
import { end, launchServer, listening } from '../../helpers/server-process.ts'
import { LakeCaller } from './lake-caller.ts'
import {
  CLIENTS,
  importDocuments,
  measureOneWriter,
  measureQuery,
  measureWrites,
} from './measure.ts'
import { benchQueries } from './queries.ts'
import { siteDocuments, siteQueries } from './site.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'content-lake-bench-'))
const figures: Figure[] = []
const add = (figure: Figure) => {
  figures.push(figure)
  console.log(describeFigure(figure))
}

console.log(
  `${DOCUMENT_COUNT} documents; Node ${process.version}; load of the machine ${loadavg()[0]?.toFixed(1)}`,
)
try {
  const first = await startLake()
  try {
    const caller = new LakeCaller(first.url, 1)
    await importDocuments(caller, [...benchDocuments(), ...siteDocuments])
    caller.close()
  } finally {
    await end(first.child, 'SIGTERM')
  }
  const start = performance.now()
  const lake = await startLake()
  const startUp = (performance.now() - start) / 1000
  try {
    add({ name: 'start-up', value: startUp, unit: 's', limit: { most: 2 } })
    const caller = new LakeCaller(lake.url, CLIENTS)
    for (const query of [...(await siteQueries()), ...benchQueries])
      add(await measureQuery(caller, query))
    add(await measureOneWriter(caller))
    add(await measureWrites(caller))
    caller.close()
  } finally {
    await end(lake.child, 'SIGTERM')
  }
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
if (!figures.every(isKept)) process.exitCode = 1

function startLake() {
  return listening(
    launchServer('sandbox/content-lake/main.ts', { LAKE_PORT: '0', DATA_DIR: dataDir }),
  )
}

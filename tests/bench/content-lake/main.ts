/**
 * Measures the content lake: `node tests/bench/content-lake/main.ts`.
 *
 * Prints a line a figure; exits 1 when one misses its limit.
 */
import { loadavg } from 'node:os'
import { describeFigure, isKept, type Figure } from '../figures.ts'
import { benchDocuments } from './documents.ts'
import { LakeCaller } from './lake-caller.ts'
import { withLakes } from './lakes.ts'
import {
  CLIENTS,
  importDocuments,
  measureOneWriter,
  measureQuery,
  measureWrites,
} from './measure.ts'
import { benchQueries, DOCUMENT_COUNT } from './queries.ts'
import { measureScale } from './scale.ts'
import { siteDocuments, siteQueries } from './site.ts'

const figures: Figure[] = []
const add = (figure: Figure) => {
  figures.push(figure)
  console.log(describeFigure(figure))
}

console.log(`Node ${process.version}; load of the machine ${loadavg()[0]?.toFixed(1)}`)
await measureScale(add)
console.log(`Site, Studio and writes, ${DOCUMENT_COUNT.toLocaleString('en')} documents`)
await withLakes(async (startLake) => {
  const caller = new LakeCaller((await startLake()).url, CLIENTS)
  await importDocuments(caller, [...benchDocuments(DOCUMENT_COUNT), ...siteDocuments])
  for (const query of [...(await siteQueries()), ...benchQueries])
    add(await measureQuery(caller, query))
  add(await measureOneWriter(caller))
  add(await measureWrites(caller))
  caller.close()
})
if (!figures.every(isKept)) process.exitCode = 1

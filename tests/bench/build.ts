/**
 * Measures two kinds of rebuilds, one that changes every page and one after a port was published. Each is measured with
 * 20 and with 300 ports. Run `node tests/bench/build.ts [ports …]`.
 *
 * Time limits apply to CPU time, because other load on the machine hardly affects it. CPU time excludes the browser
 * that prints PDFs.
 * Prints one line per figure; exits 1 if a figure exceeds its limit.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { glob, mkdtemp, rm } from 'node:fs/promises'
import os, { loadavg } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { printFigure } from './figures.ts'
import { startContentLake } from '../../sandbox/content-lake/server.ts'
import { fillWithPorts } from '../helpers/many-ports.ts'
import { lakeClientAt } from '../../sandbox/start/lake-client.ts'

/** Times in milliseconds. `memory`: highest peak of a single process, in MB. Large processes don't run together. */
type Run = { wallTime: number; cpuTime: number; memory: number }

/** Limit of the CPU time, in seconds, of a build in which every page changes. */
const MAX_BUILD_TIME = 60

const root = path.resolve(import.meta.dirname, '../..')
const requestedCounts = process.argv.slice(2).map(Number)
const counts = requestedCounts.length > 0 ? requestedCounts : [20, 300]

const folder = await mkdtemp(path.join(os.tmpdir(), 'build-bench-'))
const outDir = path.join(folder, 'dist')
const lake = await startContentLake({ port: 0, dataDir: path.join(folder, 'lake'), log: () => {} })
const client = lakeClientAt(lake.url)

console.log(`The build of the site; load of the machine ${loadavg()[0]?.toFixed(1)}`)
try {
  await run('seed/import.ts')
  // The first build also makes the bundles and all PDFs. Its time is not measured.
  const firstBuild = await run('builder/build.ts')
  const max = 1000
  printFigure({ name: 'first build: memory', value: firstBuild.memory, unit: 'MB', max })
  for (const count of counts) await measure(count)
} finally {
  await lake.close()
  await rm(folder, { recursive: true })
}

async function measure(count: number): Promise<void> {
  await fillWithPorts(client, count)
  await run('builder/rebuild.ts')
  await client
    .patch('siteSettings')
    .set({ emergencyPhone: `+91 22 5550 ${1000 + count}` })
    .commit()
  const fullRebuild = await run('builder/rebuild.ts')
  const pages = await Array.fromAsync(glob('content/**/*.json', { cwd: path.join(outDir, 'site') }))

  const contact = {
    _key: 'a',
    _type: 'emergencyContact',
    role: 'Pilots',
    contact: `+91 22 ${count}`,
  }
  await client
    .patch('port-mundra')
    .set({ emergencyContacts: [contact] })
    .commit()
  const portRebuild = await run('builder/rebuild.ts')

  printFigure({
    name: `${count} ports: every page changes`,
    value: fullRebuild.cpuTime / 1000,
    unit: 's',
    max: MAX_BUILD_TIME,
    note: `${pages.length} pages; ${(fullRebuild.wallTime / 1000).toFixed(1)} s elapsed`,
  })
  const max = 1000
  printFigure({ name: `${count} ports: memory`, value: fullRebuild.memory, unit: 'MB', max })
  printFigure({
    name: `${count} ports: one port is published`,
    value: portRebuild.cpuTime / 1000,
    unit: 's',
    max: 10,
    note: `${(portRebuild.wallTime / 1000).toFixed(1)} s elapsed, ${Math.round(portRebuild.memory)} MB`,
  })
}

/** Runs a program of the repository. @throws when it fails */
async function run(script: string): Promise<Run> {
  const start = performance.now()
  const resources = path.join(import.meta.dirname, 'print-resources.ts')
  const child = spawn(process.execPath, ['--import', resources, script], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      // As in production (builder/bootstrap.mjs): a rebuild loads code that the previous build has compiled.
      NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
      SITE_OUT_DIR: outDir,
      VITE_SANITY_PROJECT_ID: 'localdev',
      VITE_SANITY_API_HOST: lake.url,
      VITE_SITE_URL: 'https://site.test',
      VITE_STUDIO_URL: 'https://studio.test',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')])
  if (child.exitCode === null || child.exitCode === 1) throw new Error(`${script} failed`)
  const processes = [...output.matchAll(/^(\S+) ms, (\S+) MB$/gm)]
  return {
    wallTime: performance.now() - start,
    cpuTime: processes.reduce((sum, [, cpuTime]) => sum + Number(cpuTime), 0),
    memory: Math.max(...processes.map(([, , memory]) => Number(memory))),
  }
}

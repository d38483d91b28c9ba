/**
 * Imports the seed into a lake and builds the site from it. Vitest runs this once for each of the projects
 * `prerender` and `nightly` (`globalSetup` in vite.config.ts). A test file that rebuilds the site starts with a copy of
 * this build: another import and build would double the time of the test file.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startContentLake } from '../../../../sandbox/content-lake/server.ts'
import { runForLake } from './run-script.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Absolute path of a folder that contains the lake's data (`lake`) and the build's output (`build`). */
    firstBuild: string
    /**
     * The port of the lake that the site was built from. The lake is closed. A test can start another lake on the
     * same port.
     */
    firstBuildPort: number
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'first-build-'))
  const dataDir = path.join(folder, 'lake')
  const lake = await startContentLake({ port: 0, dataDir, log: () => {} })
  for (const command of ['seed/import.ts', 'builder/build.ts']) {
    const { code, errors } = await runForLake(lake.url, path.join(folder, 'build'), command)
    if (code !== 0) throw new Error(`${command} failed: ${errors}`)
  }
  await lake.close()
  project.provide('firstBuild', folder)
  project.provide('firstBuildPort', Number(new URL(lake.url).port))
  return () => rm(folder, { recursive: true })
}

/** A site that the real commands build from a lake with the seed, in a temporary folder. */
import { cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, inject } from 'vitest'
import { filesIn } from '../../../../builder/build-folder.ts'
import { type ContentLake, startContentLake } from '../../../../sandbox/content-lake/server.ts'
import { clientOf } from '../../content-lake/helpers/lake.ts'
import { runForLake } from './run-script.ts'

/** Maps the name of each file in a folder to a text that changes when the file changes. */
export type Files = Map<string, string>

/** Copies the lake and the site of `first-build.ts` for the tests of one file, and starts the lake. */
export function useSiteBuild() {
  let folder = ''
  let lake: ContentLake | undefined
  const runningLake = () => {
    if (!lake) throw new Error('The lake runs only while tests run')
    return lake
  }
  const run = (command: string, outDir: string, environment: Record<string, string> = {}) =>
    runForLake(runningLake().url, path.join(folder, outDir), command, environment)

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'site-build-'))
    const firstBuild = inject('firstBuild')
    await cp(path.join(firstBuild, 'lake'), path.join(folder, 'lake'), { recursive: true })
    const port = inject('firstBuildPort')
    const start = (onPort: number) =>
      startContentLake({ port: onPort, dataDir: path.join(folder, 'lake'), log: () => {} })
    // A build contains its lake's URL. If the port of that URL is taken, the site is built again; only PDFs are reused.
    lake = await start(port).catch(() => start(0))
    const part = new URL(lake.url).port === String(port) ? '' : 'pdf'
    await cp(path.join(firstBuild, 'build', part), path.join(folder, 'dist', part), {
      recursive: true,
    })
    if (part === '') return
    const { code, errors } = await run('builder/build.ts', 'dist')
    if (code !== 0) throw new Error(`The build failed: ${errors}`)
  })
  afterAll(async () => {
    await lake?.close()
    await rm(folder, { recursive: true, force: true })
  })

  return {
    /** A client of the lake’s dataset. */
    client: (): SanityClient => clientOf(runningLake().url, 'production'),
    /** Runs the rebuild that follows a publication. */
    rebuild: (environment: Record<string, string> = {}, ...options: string[]) =>
      run(['builder/rebuild.ts', ...options].join(' '), 'dist', environment),
    /** Builds all pages and PDFs in another folder, with the bundles of `dist`. `contents` reads the result. */
    async buildFresh(outDir: 'fresh' | 'second' = 'fresh') {
      for (const reused of ['template', 'prerender', 'bundle.stamp'])
        await cp(path.join(folder, 'dist', reused), path.join(folder, outDir, reused), {
          recursive: true,
        })
      return await run('builder/build.ts', outDir)
    },
    readBytes: (name: string) => readFile(path.join(folder, 'dist/site', name)),
    read: (name: string) => readFile(path.join(folder, 'dist/site', name), 'utf8'),
    /** Every file of the current site, with inode and modification time. Each write changes at least one of the two. */
    files: () =>
      readFiles(path.join(folder, 'dist/site'), async (file) => {
        const { ino, mtimeMs } = await stat(file)
        return `${ino} ${mtimeMs}`
      }),
    contents: (outDir: 'dist' | 'fresh' | 'second') =>
      readFiles(path.join(folder, outDir, 'site'), (file) => readFile(file, 'latin1')),
  }
}

async function readFiles(site: string, read: (file: string) => Promise<string>): Promise<Files> {
  const files = filesIn(site).map(
    async (name) => [name, await read(path.join(site, name))] as const,
  )
  return new Map(await Promise.all(files))
}

/** Names of new and changed files, without compressed files. */
export function changedFiles(before: Files, after: Files): string[] {
  return [...after]
    .filter(([name, version]) => before.get(name) !== version)
    .flatMap(([name]) => (/\.(br|gz)$/.test(name) ? [] : [name]))
    .toSorted()
}

/** A site built of a lake's seed by the commands themselves, in a folder of its own. */
import { cp, glob, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { runScript } from './run-script.ts'

/** What a folder holds: each file's name with what tells one version of it from another. */
export type Files = Map<string, string>

/** @param lakeUrl called when the lake runs */
export function useSiteBuild(lakeUrl: () => string) {
  let folder = ''

  const run = (script: string, outDir: string, environment: Record<string, string> = {}) =>
    runScript(script, {
      SITE_OUT_DIR: path.join(folder, outDir),
      VITE_SANITY_PROJECT_ID: 'localdev',
      VITE_SANITY_API_HOST: lakeUrl(),
      VITE_SITE_URL: 'https://site.test',
      ...environment,
    })

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'site-build-'))
    for (const script of ['seed/import.ts', 'builder/build.ts']) {
      const { code, errors } = await run(script, 'dist')
      if (code !== 0) throw new Error(`${script} failed: ${errors}`)
    }
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  return {
    /** Builds with a word about broken rules, as `npm run build` does. */
    buildAndCheck: (environment: Record<string, string> = {}) =>
      run('builder/build.ts --check-content', 'dist', environment),
    /** Builds again, with code of another configuration. */
    buildWith: (environment: Record<string, string>) =>
      run('builder/build.ts', 'dist', environment),
    /** Does what follows a publication. */
    rebuild: (environment: Record<string, string> = {}, ...options: string[]) =>
      run(['builder/rebuild.ts', ...options].join(' '), 'dist', environment),
    /** Checks the built site, and what is published, with these changes to the environment. */
    releaseCheck: (environment: Record<string, string> = {}) =>
      run('builder/release-check/release-check.ts', 'dist', environment),
    /** Builds the whole site elsewhere; `contents('anew')` reads it. */
    async buildAnew() {
      for (const reused of ['template', 'prerender', 'bundle.stamp'])
        await cp(path.join(folder, 'dist', reused), path.join(folder, 'anew', reused), {
          recursive: true,
        })
      return await run('builder/build.ts', 'anew')
    },
    read: (name: string) => readFile(path.join(folder, 'dist/site', name), 'utf8'),
    /** Every file of the site in place, with what its entity tag is made of. */
    files: () =>
      readFiles(path.join(folder, 'dist/site'), async (file) => {
        const { ino, mtimeMs } = await stat(file)
        return `${ino} ${mtimeMs}`
      }),
    contents: (outDir: 'dist' | 'anew') =>
      readFiles(path.join(folder, outDir, 'site'), (file) => readFile(file, 'latin1')),
  }
}

async function readFiles(site: string, read: (file: string) => Promise<string>): Promise<Files> {
  const entries = await Array.fromAsync(glob('**', { cwd: site, withFileTypes: true }))
  const files = entries
    .filter((entry) => entry.isFile())
    .map((e) => path.join(e.parentPath, e.name))
  return new Map(
    await Promise.all(
      files.map(async (file) => [path.relative(site, file), await read(file)] as const),
    ),
  )
}

/** Names of the files that are new or other than before, but for their compressed forms. */
export function changedFiles(before: Files, after: Files): string[] {
  return [...after]
    .filter(([name, version]) => before.get(name) !== version)
    .flatMap(([name]) => (/\.(br|gz)$/.test(name) ? [] : [name]))
    .toSorted()
}

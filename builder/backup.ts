/**
 * `npm run backup FILE`: writes everything in the configured lake, drafts and images included, into a file.
 * `npm run restore-drill FILE`: restores the file into a new content lake on this machine, counts its documents and
 * images, and builds the site from it. Neither command changes the configured lake.
 */
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, existsSync } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { EXIT_CODE_WITH_NOTICES } from './report/build-status.ts'
import { clientFor, lakeEnvironment } from '../seed/import/target.ts'
import { UnreadableLakeError } from '../src/content/unreadable-lake.ts'
import { repositoryRoot } from './build-folder.ts'

const COUNTS =
  '{"documents": count(*[!(_type match "sanity.*")]), "assets": count(*[_type match "sanity.*Asset"])}'

const [command, file] = process.argv.slice(2)
try {
  if (file === undefined)
    throw new Error(`Say which file: npm run ${command ?? 'backup'} backup.tar.gz`)
  await (command === 'restore-drill' ? drill(file) : backUp(file))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function backUp(outputPath: string): Promise<void> {
  const environment = lakeEnvironment()
  const { VITE_SANITY_PROJECT_ID: projectId, VITE_SANITY_API_HOST: apiHost } = environment
  const { SANITY_AUTH_TOKEN: token } = environment
  if (!projectId || (!apiHost && !token))
    throw new Error(
      'Say which project: VITE_SANITY_PROJECT_ID=abcd1234 SANITY_AUTH_TOKEN=… npm run backup backup.tar.gz (a token with the role Viewer is enough)',
    )
  const client = clientFor({ ...environment, SANITY_AUTH_TOKEN: token ?? 'any' })
  const { dataset = 'production' } = client.config()
  // A failed backup must not destroy an earlier one.
  const partial = `${outputPath}.part`
  await writeFile(partial, '')
  const exported = exportDataset({ client, dataset, outputPath: partial })
  const { documentCount, assetCount } = await exported.catch(async (cause: unknown) => {
    await rm(partial)
    // Errors of the file system begin like “ENOSPC: no space left”.
    if (/^Error: E[A-Z]+: /.test(String(cause))) throw cause
    throw new UnreadableLakeError({ projectId, dataset, apiHost: apiHost ?? null }, cause)
  })
  await rename(partial, outputPath)
  console.log(`${outputPath}: ${documentCount} documents and ${assetCount} images of ${dataset}.`)
  console.log(`Try it: npm run restore-drill ${outputPath}`)
}

async function drill(backup: string): Promise<void> {
  if (!existsSync(backup)) throw new Error(`There is no file ${backup}`)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'restore-'))
  const lake = await startLake(folder)
  try {
    const client = clientFor({ VITE_SANITY_API_HOST: lake.url, SANITY_AUTH_TOKEN: 'any' })
    await sanityImport(createReadStream(backup), { client, operation: 'create' }).catch(
      (cause: unknown) => {
        const [reason] = String(cause).split('\n')
        throw new Error(
          `${backup} can’t be restored (${reason}). Name a file that “npm run backup” has written.`,
          { cause },
        )
      },
    )
    const { documents, assets } = await client.fetch<{ documents: number; assets: number }>(COUNTS)
    console.log(`Restored: ${documents} documents and ${assets} images.`)
    await buildSite(lake.url, path.join(folder, 'dist'))
    console.log('The site can be built from the backup.')
  } finally {
    lake.process.kill('SIGTERM')
    if (lake.process.exitCode === null) await once(lake.process, 'exit')
    await rm(folder, { recursive: true })
  }
}

/** Starts the embedded content lake as a separate process. */
async function startLake(dataDir: string): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, ['sandbox/content-lake/main.ts'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LAKE_PORT: '0', DATA_DIR: dataDir },
  })
  const lines = createInterface({ input: child.stdout })
  for await (const line of lines) {
    const [url] = /http:[^ ]+/.exec(line) ?? []
    if (url === undefined) continue
    // Drain later lines, or the pipe fills up.
    child.stdout.resume()
    return { url, process: child }
  }
  throw new Error('The content lake for the drill did not start; the lines above say why.')
}

async function buildSite(apiHost: string, outDir: string): Promise<void> {
  const child = spawn(process.execPath, ['builder/build.ts'], {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: {
      ...process.env,
      VITE_SANITY_PROJECT_ID: 'localdev',
      VITE_SANITY_DATASET: 'production',
      VITE_SANITY_API_HOST: apiHost,
      VITE_SITE_URL: 'http://localhost:5173',
      SITE_OUT_DIR: outDir,
      // A drill must not send an alarm.
      BUILD_ALARM_URL: '',
    },
  })
  const [code] = await once(child, 'close')
  if (code !== 0 && code !== EXIT_CODE_WITH_NOTICES)
    throw new Error('No site can be built from the backup; the lines above say why.')
}

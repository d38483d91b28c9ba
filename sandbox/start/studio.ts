/** Builds Sanity Studio if its sources have changed. Serves the build, or the sources with hot reload. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { withLock } from '../../builder/folder-lock.ts'
import type { Processes } from './processes.ts'
import { root, type StackSettings } from './stack-settings.ts'

const SANITY_CLI = path.join(root, 'node_modules/sanity/bin/sanity')
const studioFolder = path.join(root, 'studio')

/** The Studio is built again when these files or its environment variables change (`studioStamp`). */
const SOURCES = [
  'studio/**',
  'schemas/**',
  'src/{routes,preview/preview-path}.ts',
  'src/{configuration,content,features/documents,pages,sections,text}/**/*.ts',
  'package-lock.json',
]

/** Folders that `sanity` creates among the sources. They do not count as sources. */
const GENERATED_FOLDERS = ['studio/.sanity', 'studio/dist', 'studio/node_modules']

/** Builds the Studio, unless the existing build has the same sources and configuration. */
export async function buildStudio(
  processes: Processes,
  { studioOutDir, environment }: Pick<StackSettings, 'studioOutDir' | 'environment'>,
): Promise<void> {
  // Contains the stamp of the existing build. A build first empties the folder, so an aborted build leaves no stamp.
  const stampFile = path.join(studioOutDir, '.stamp')
  const stamp = await studioStamp(environment)
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return

  console.log('Building the Studio (10 seconds, once) …')
  const command = [SANITY_CLI, 'build', studioOutDir, '--yes']
  const logWaiting = () => console.log('Another build of the Studio is under way: waiting for it.')
  // Every build of the Studio keeps temporary files in `.sanity`, whatever its output folder is.
  await withLock(path.join(studioFolder, '.sanity'), logWaiting, async () => {
    await processes.runQuietly('The build of the Studio', command, studioFolder)
    await writeFile(stampFile, stamp)
  })
}

export async function serveStudio(
  processes: Processes,
  { ports }: Pick<StackSettings, 'ports'>,
): Promise<void> {
  await processes.serve(
    'The Studio server',
    ['sandbox/studio-server/main.ts'],
    `http://localhost:${ports.studio}/`,
  )
}

export async function serveStudioWithHotReload(
  processes: Processes,
  { ports }: StackSettings,
): Promise<void> {
  await processes.serve(
    'The Studio',
    [SANITY_CLI, 'dev', '--port', String(ports.studio)],
    `http://localhost:${ports.studio}/`,
    studioFolder,
  )
}

/** A hash of the Studio's sources and configuration. */
export async function studioStamp(
  environment: Record<string, string | undefined>,
): Promise<string> {
  const hash = createHash('sha256')
  for (const name of await sourceFiles()) hash.update(`${name}\n`).update(await readFile(name))
  for (const name of Object.keys(environment).toSorted())
    if (name.startsWith('SANITY_STUDIO_')) hash.update(`${name}=${environment[name] ?? ''}\n`)
  return hash.digest('hex')
}

async function sourceFiles(): Promise<string[]> {
  const entries = await Array.fromAsync(
    glob(SOURCES, { cwd: root, withFileTypes: true, exclude: GENERATED_FOLDERS }),
  )
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
}

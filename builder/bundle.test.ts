import { temporaryFolder } from '../tests/helpers/temporary.ts'
import path from 'node:path'
import { build } from 'vite'
import { expect, test, vi } from 'vitest'
import { repositoryRoot } from './build-folder.ts'
import { writeFile } from 'node:fs/promises'
import { readEnvironment } from './configuration.ts'
import { sourceStamp } from './bundle.ts'

/** Builds the files for visitors and returns them, without writing them. */
async function visitorsBuild(studioUrl: string) {
  vi.stubEnv('VITE_SANITY_PROJECT_ID', 'localdev')
  vi.stubEnv('VITE_STUDIO_URL', studioUrl)
  const built = await build({ root: repositoryRoot, logLevel: 'silent', build: { write: false } })
  if (Array.isArray(built) || !('output' in built)) throw new Error('one build is expected')
  return built.output
}

type Built = Awaited<ReturnType<typeof visitorsBuild>>

/** The contents of the files by their names. */
function contentsOf(built: Built): Map<string, string | Uint8Array> {
  return new Map(
    built.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  )
}

test('a preview does not change the visitors’ files', async () => {
  const without = await visitorsBuild('')
  expect(without.length).toBeGreaterThan(30)
  expect(contentsOf(await visitorsBuild('https://studio.test'))).toEqual(contentsOf(without))

  const modules = without.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  const unstamped = modules
    .filter((id) => path.isAbsolute(id))
    .map((id) => path.relative(repositoryRoot, id).replaceAll(path.sep, '/'))
    .filter((name) => !/^(src\/|node_modules\/|[^/]+\.html$)/.test(name))
  expect(unstamped, 'sourceStamp must include these files').toEqual([])
})

test('a changed value in .env changes the stamp', async () => {
  const folder = await temporaryFolder()
  const stampWith = async (text: string) => {
    await writeFile(path.join(folder, '.env'), text)
    return await sourceStamp(readEnvironment(folder))
  }
  const before = await stampWith('VITE_EMAIL_MANAGER_URL=https://one.test\n')
  expect(await stampWith('VITE_EMAIL_MANAGER_URL=https://two.test\n')).not.toBe(before)
  expect(await stampWith('VITE_EMAIL_MANAGER_URL=https://one.test\n')).toBe(before)
})

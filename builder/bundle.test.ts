import { temporaryFolder } from '../tests/helpers/temporary.ts'
import path from 'node:path'
import { build } from 'vite'
import { expect, test, vi } from 'vitest'
import { repositoryRoot } from './build-folder.ts'
import { writeFile } from 'node:fs/promises'
import { readEnvironment } from './configuration.ts'
import { sourceHash } from './bundle.ts'

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

test('enabling the preview does not change the visitors’ files; the source hash covers their modules', async () => {
  const withoutPreview = await visitorsBuild('')
  expect(withoutPreview.length).toBeGreaterThan(30)
  expect(contentsOf(await visitorsBuild('https://studio.test'))).toEqual(contentsOf(withoutPreview))

  const modules = withoutPreview.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  const notHashed = modules
    .filter((id) => path.isAbsolute(id))
    .map((id) => path.relative(repositoryRoot, id).replaceAll(path.sep, '/'))
    .filter((name) => !/^(src\/|node_modules\/|[^/]+\.html$)/.test(name))
  expect(notHashed, 'sourceHash must include these files').toEqual([])
})

test('a changed value in .env changes the hash', async () => {
  const folder = await temporaryFolder()
  const hashWith = async (text: string) => {
    await writeFile(path.join(folder, '.env'), text)
    return await sourceHash(readEnvironment(folder))
  }
  const before = await hashWith('VITE_EMAIL_MANAGER_URL=https://one.test\n')
  expect(await hashWith('VITE_EMAIL_MANAGER_URL=https://two.test\n')).not.toBe(before)
  expect(await hashWith('VITE_EMAIL_MANAGER_URL=https://one.test\n')).toBe(before)
})

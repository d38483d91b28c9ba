import { build } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { root } from './paths.ts'

afterEach(() => vi.unstubAllEnvs())

/** What visitors get, by the names of the files. */
async function visitorsFiles(studioUrl: string): Promise<Map<string, string | Uint8Array>> {
  vi.stubEnv('VITE_SANITY_PROJECT_ID', 'localdev')
  vi.stubEnv('VITE_STUDIO_URL', studioUrl)
  const built = await build({ root, logLevel: 'silent', build: { write: false } })
  if (Array.isArray(built) || !('output' in built)) throw new Error('one build is expected')
  return new Map(
    built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  )
}

test('visitors get the same, to the byte, whether or not there is a preview', async () => {
  const without = await visitorsFiles('')
  expect(without.size).toBeGreaterThan(30)
  expect(await visitorsFiles('https://studio.test')).toEqual(without)
})

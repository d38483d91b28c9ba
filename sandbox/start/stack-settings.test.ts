import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { readStackSettings, root } from './stack-settings.ts'

afterEach(() => vi.unstubAllEnvs())

/** Where an instance with these variables builds. */
function foldersOf(variables: Record<string, string>) {
  for (const name of ['DATA_DIR', 'SITE_OUT_DIR', 'STUDIO_OUT_DIR'])
    vi.stubEnv(name, variables[name] ?? '')
  const { dataDir, siteOutDir, studioOutDir, environment } = readStackSettings()
  expect(environment).toMatchObject({ SITE_OUT_DIR: siteOutDir, STUDIO_OUT_DIR: studioOutDir })
  return { dataDir, siteOutDir, studioOutDir }
}

test('an instance builds in its own data folder, not where "npm run build" does', () => {
  expect(foldersOf({})).toEqual({
    dataDir: path.join(root, '.data'),
    siteOutDir: path.join(root, '.data/build/site'),
    studioOutDir: path.join(root, '.data/build/studio'),
  })
})

test('two instances of one checkout share no folder', () => {
  const [one, two] = [foldersOf({ DATA_DIR: '.data/one' }), foldersOf({ DATA_DIR: '.data/two' })]
  expect(new Set(Object.values(one)).intersection(new Set(Object.values(two))).size).toBe(0)
})

test('configured folders are used', () => {
  const named = { SITE_OUT_DIR: '/tmp/site', STUDIO_OUT_DIR: '/tmp/studio' }
  expect(foldersOf(named)).toMatchObject({ siteOutDir: '/tmp/site', studioOutDir: '/tmp/studio' })
})

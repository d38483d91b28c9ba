import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { readStackSettings, root, stackEnvironment } from './stack-settings.ts'

afterEach(() => vi.unstubAllEnvs())

/** Returns the folders that the stack uses with these variables. */
function foldersOf(variables: Record<string, string>) {
  for (const name of ['DATA_DIR', 'SITE_OUT_DIR', 'STUDIO_OUT_DIR'])
    vi.stubEnv(name, variables[name] ?? '')
  const { dataDir, siteOutDir, studioOutDir, environment } = readStackSettings()
  expect(environment).toMatchObject({ SITE_OUT_DIR: siteOutDir, STUDIO_OUT_DIR: studioOutDir })
  return { dataDir, siteOutDir, studioOutDir }
}

test('by default, the stack builds into its data folder, not into the folder of "npm run build"', () => {
  expect(foldersOf({})).toEqual({
    dataDir: path.join(root, '.data'),
    siteOutDir: path.join(root, '.data/build/site'),
    studioOutDir: path.join(root, '.data/build/studio'),
  })
})

const ports = { site: 1, studio: 2, lake: 3, emailManager: 4 }
const HOSTED = { VITE_SANITY_PROJECT_ID: 'abc123' }

test('without a project, site and Studio use the stand-ins', () => {
  expect(stackEnvironment({}, ports)).toEqual({
    VITE_SITE_URL: 'http://localhost:1',
    VITE_STUDIO_URL: 'http://localhost:2',
    VITE_SANITY_PROJECT_ID: 'localdev',
    VITE_SANITY_DATASET: 'production',
    VITE_SANITY_API_HOST: 'http://localhost:3',
    VITE_EMAIL_MANAGER_URL: 'http://localhost:4',
    VITE_BUSINESS_ID: 'global-salvage',
    SANITY_STUDIO_SITE_URL: 'http://localhost:1',
    SANITY_STUDIO_PROJECT_ID: 'localdev',
    SANITY_STUDIO_DATASET: 'production',
    SANITY_STUDIO_API_HOST: 'http://localhost:3',
  })
})

test('with a hosted project, the Studio uses the same project', () => {
  expect(stackEnvironment({ ...HOSTED, VITE_SANITY_DATASET: 'staging' }, ports)).toMatchObject({
    SANITY_STUDIO_PROJECT_ID: 'abc123',
    SANITY_STUDIO_DATASET: 'staging',
    SANITY_STUDIO_API_HOST: '',
  })
  expect(stackEnvironment(HOSTED, ports)).toMatchObject({ SANITY_STUDIO_DATASET: 'production' })
  expect(stackEnvironment(HOSTED, ports)).not.toHaveProperty('VITE_SANITY_API_HOST')
})

test('the Studio uses the lake that `VITE_SANITY_API_HOST` names, like the site', () => {
  const variables = { ...HOSTED, VITE_SANITY_API_HOST: 'https://lake.example' }
  expect(stackEnvironment(variables, ports)).toMatchObject({
    SANITY_STUDIO_API_HOST: 'https://lake.example',
  })
})

test('keeps addresses that are set; an empty address counts as unset', () => {
  const variables = { VITE_STUDIO_URL: 'https://studio.example', VITE_SITE_URL: '' }
  expect(stackEnvironment(variables, ports)).toMatchObject({
    VITE_STUDIO_URL: 'https://studio.example',
    VITE_SITE_URL: 'http://localhost:1',
  })
})

test('does not replace a configured email-manager and its business id', () => {
  const variables = { VITE_EMAIL_MANAGER_URL: 'https://mail.example', VITE_BUSINESS_ID: 'x' }
  const environment = stackEnvironment(variables, ports)
  expect(environment).not.toHaveProperty('VITE_EMAIL_MANAGER_URL')
  expect(environment).not.toHaveProperty('VITE_BUSINESS_ID')
})

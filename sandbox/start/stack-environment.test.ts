import { expect, test } from 'vitest'
import { stackEnvironment } from './stack-environment.ts'

const ports = { site: 1, studio: 2, lake: 3, emailManager: 4 }
const HOSTED = { VITE_SANITY_PROJECT_ID: 'abc123' }

test('with no project, site and Studio are those of the stand-ins', () => {
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

test('what is there of a hosted Studio does not reach the embedded lake', () => {
  const given = { SANITY_STUDIO_PROJECT_ID: 'abc123', SANITY_STUDIO_DATASET: 'staging' }
  expect(stackEnvironment(given, ports)).toMatchObject({
    SANITY_STUDIO_PROJECT_ID: 'localdev',
    SANITY_STUDIO_DATASET: 'production',
  })
})

test('with a hosted project, the Studio is for the same and has no other lake', () => {
  expect(stackEnvironment({ ...HOSTED, VITE_SANITY_DATASET: 'staging' }, ports)).toMatchObject({
    SANITY_STUDIO_PROJECT_ID: 'abc123',
    SANITY_STUDIO_DATASET: 'staging',
    SANITY_STUDIO_API_HOST: '',
  })
  expect(stackEnvironment(HOSTED, ports)).toMatchObject({ SANITY_STUDIO_DATASET: 'production' })
  expect(stackEnvironment(HOSTED, ports)).not.toHaveProperty('VITE_SANITY_API_HOST')
})

test('a lake at another address is the one of both', () => {
  const given = { ...HOSTED, VITE_SANITY_API_HOST: 'https://lake.example' }
  expect(stackEnvironment(given, ports)).toMatchObject({
    SANITY_STUDIO_API_HOST: 'https://lake.example',
  })
})

test('what is set for the Studio stays', () => {
  const given = {
    SANITY_STUDIO_PROJECT_ID: 'other',
    SANITY_STUDIO_SITE_URL: 'https://site.example',
  }
  expect(stackEnvironment({ ...HOSTED, ...given }, ports)).toMatchObject(given)
})

test('addresses that are set stay, an empty one is as good as none', () => {
  const given = { VITE_STUDIO_URL: 'https://studio.example', VITE_SITE_URL: '' }
  expect(stackEnvironment(given, ports)).toMatchObject({
    VITE_STUDIO_URL: 'https://studio.example',
    VITE_SITE_URL: 'http://localhost:1',
  })
})

test('an e-mail service that is named is the one used, with its own business', () => {
  const given = { VITE_EMAIL_MANAGER_URL: 'https://mail.example', VITE_BUSINESS_ID: 'x' }
  const found = stackEnvironment(given, ports)
  expect(found).not.toHaveProperty('VITE_EMAIL_MANAGER_URL')
  expect(found).not.toHaveProperty('VITE_BUSINESS_ID')
})

import { describe, expect, test } from 'vitest'
import { compileSchema } from '../../schemas/validation/validate-documents.ts'
import { seedDocuments } from '../../seed/seed-documents.ts'
import { brokenRules, configurationFindings, placeholders, lawToCheck } from './content-findings.ts'
import type { PublishedContent } from './published.ts'
import { parseConfiguration } from '../configuration.ts'

const schema = compileSchema()

const [mundra, others] = [
  seedDocuments.filter(({ _id: id }) => id === 'port-mundra'),
  seedDocuments.filter(({ _id: id }) => id !== 'port-mundra'),
]

/** Published content that consists of the seed, with changes to the port Mundra. */
const published = (changes: Record<string, unknown> = {}): PublishedContent => ({
  documents: [...others, ...mundra.map((port) => Object.assign(structuredClone(port), changes))],
  assetIds: new Set(),
})

describe('placeholders', () => {
  const placeholdersOfMundra = (changes: Record<string, unknown>) =>
    placeholders(published(changes), schema).filter((finding) => finding.includes('Mundra'))

  test('names a document as the Studio does, and adds its note', () => {
    const changes = { isPlaceholder: true, placeholderNote: ' The phone numbers. ' }
    expect(placeholdersOfMundra(changes)).toEqual(['Port “Mundra”: The phone numbers.'])
  })
})

test.each([
  ['2026-09-28', []],
  ['2026-09-29', ['Site settings, Last checked: 30 June 2026, 91 days ago']],
])('lists law that was last checked more than 90 days before %s', (today, findings) => {
  expect(lawToCheck(published(), schema, new Date(today))).toEqual(findings)
})

describe('brokenRules', () => {
  test('names document, field and rule', async () => {
    const broken = await brokenRules(published({ responseTime: undefined }), schema)
    expect(broken.filter((finding) => finding.includes('Mundra'))).toEqual([
      expect.stringMatching(/^Port “Mundra”, field Typical response: \S/),
    ])
  })

  test('ignores warnings', async () => {
    // A little too long, which is only a warning.
    const responseTime = '2 to 4 hours after the first call'
    const broken = await brokenRules(published({ responseTime }), schema)
    // Case studies break a rule, because `published` has no assets.
    expect(broken.filter((finding) => !finding.startsWith('Case study'))).toEqual([])
  })
})

const validEnvironment = {
  VITE_SANITY_PROJECT_ID: 'abcd1234',
  VITE_EMAIL_MANAGER_URL: 'https://mail.example.com/service',
  VITE_BUSINESS_ID: 'gsi',
  VITE_SITE_URL: 'https://www.example.com',
  VITE_STUDIO_URL: 'https://studio.example.com',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_PROJECT_ID: 'project',
}

const findings = (changes: Record<string, string>) => {
  const environment = { ...validEnvironment, ...changes }
  return configurationFindings(
    parseConfiguration(environment),
    Boolean(environment.VITE_BUSINESS_ID),
  )
}

describe('configurationFindings', () => {
  test.each([
    ['VITE_SITE_URL', 'http://localhost:5173'],
    ['VITE_SITE_URL', 'http://www.example.com'],
    ['VITE_EMAIL_MANAGER_URL', 'https://127.0.0.1:3910'],
    ['VITE_EMAIL_MANAGER_URL', 'https://mail.localhost'],
    ['VITE_SANITY_API_HOST', 'http://localhost:3900'],
    ['VITE_STUDIO_URL', 'http://[::1]:3333'],
  ])('%s must not be %s', (variable, address) => {
    const found = findings({ [variable]: address })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(`${variable} is ${address}: `)
  })

  test('reports unset variables, which fall back to values for development', () => {
    expect(findings({ VITE_SITE_URL: '' })[0]).toContain('VITE_SITE_URL is http://localhost:5173')
    expect(findings({ VITE_BUSINESS_ID: '' })[0]).toContain('VITE_BUSINESS_ID is not set')
  })
})

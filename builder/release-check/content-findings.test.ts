import { describe, expect, test } from 'vitest'
import { compileSchema } from '../../schemas/compile.ts'
import { seedDocuments } from '../../seed/seed-documents.ts'
import { brokenRules, placeholders, staleLaw } from './content-findings.ts'
import type { Published } from './published.ts'

const schema = compileSchema()

const [mundra, others] = [
  seedDocuments.filter(({ _id: id }) => id === 'port-mundra'),
  seedDocuments.filter(({ _id: id }) => id !== 'port-mundra'),
]

/** What is published: the seed, with Mundra's fields changed. */
const published = (changes: Record<string, unknown> = {}): Published => ({
  documents: [...others, ...mundra.map((port) => Object.assign(structuredClone(port), changes))],
  assetIds: new Set(),
})

describe('placeholders', () => {
  const ofPort = (changes: Record<string, unknown>) =>
    placeholders(published(changes), schema).filter((finding) => finding.includes('Mundra'))

  test('names a document as the Studio does, and what is missing', () => {
    const changes = { isPlaceholder: true, placeholderNote: ' The phone numbers. ' }
    expect(ofPort(changes)).toEqual(['Port “Mundra”: The phone numbers.'])
  })

  test('a note is not needed', () => {
    expect(ofPort({ isPlaceholder: true, placeholderNote: undefined })).toEqual(['Port “Mundra”'])
  })

  test.each([false, undefined, 'yes'])('a document whose mark is %s is none', (isPlaceholder) => {
    expect(ofPort({ isPlaceholder })).toEqual([])
  })

  test('a singleton is named by its type, and a long name is truncated', () => {
    const names = placeholders(published(), schema).map((finding) => finding.split(':')[0])
    expect(names).toContain('Site settings')
    expect(Math.max(...names.map((name = '') => name.length))).toBeLessThan(110)
  })
})

test.each([
  ['2026-09-28', []],
  ['2026-09-29', ['Site settings, Last checked: 30 June 2026, 91 days ago']],
])('staleLaw, on %s', (today, findings) => {
  expect(staleLaw(published(), schema, new Date(today))).toEqual(findings)
})

describe('brokenRules', () => {
  test('names document, field and rule', async () => {
    const broken = await brokenRules(published({ responseTime: undefined }), schema)
    expect(broken.filter((finding) => finding.includes('Mundra'))).toEqual([
      expect.stringMatching(/^Port “Mundra”, field responseTime: \S/),
    ])
  })

  test('a warning is not a broken rule', async () => {
    // Undialable placeholders are warnings in the Studio.
    const broken = await brokenRules(published(), schema)
    expect(broken.filter((finding) => !finding.startsWith('Case study'))).toEqual([])
  })
})

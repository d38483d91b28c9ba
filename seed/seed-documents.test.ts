import { describe, expect, test } from 'vitest'
import { schemaTypes } from '../schemas/schema-types.ts'
import { ports } from './documents/port.ts'
import { seedDocuments } from './seed-documents.ts'

const ofType = (type: string) => seedDocuments.filter(({ _type }) => _type === type)
const text = JSON.stringify(seedDocuments)

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

function keysIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Array.isArray(value)
    ? value.flatMap((item: unknown) =>
        typeof item === 'object' && item !== null && '_key' in item ? [String(item._key)] : [],
      )
    : []
  return [keys, ...Object.values(value).flatMap(keysIn)]
}

describe('the seed', () => {
  test('has every document type, under ids that begin with the type’s name', () => {
    const types = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name)
    // A new site has no redirects: its pages have had no other addresses.
    const seeded = types.filter((name) => name !== 'redirect')
    expect(new Set(seedDocuments.map(({ _type }) => _type))).toEqual(new Set(seeded))
    for (const { _id: id, _type: type } of seedDocuments) {
      expect([type, `${type}-${id.slice(type.length + 1)}`]).toContain(id)
    }
  })

  test('uses no key twice in the same list', () => {
    for (const keys of keysIn(seedDocuments)) expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('as the specification requires, the seed', () => {
  test('has the six ports in the order of the footer, with their times and four or more requirements', () => {
    expect(
      ports.map(({ slug, name, responseTime }) => [slug?.current, name, responseTime]),
    ).toEqual([
      ['mumbai', 'Mumbai / JNPT', '2–4 hours'],
      ['mundra', 'Mundra', '6–8 hours'],
      ['vadinar', 'Vadinar', '6–8 hours'],
      ['kandla', 'Kandla', '6–8 hours'],
      ['visakhapatnam', 'Visakhapatnam', '4–6 hours'],
      ['paradip', 'Paradip', '8–12 hours'],
    ])
    for (const { localNuances } of ports) expect(localNuances?.length).toBeGreaterThanOrEqual(4)
  })

  // The tests of the pages check the other texts of the specification.
  test.each([
    'Fleet-level risk control, same-day documents, named Indian partners and 24/7 mobilization.',
    '375–3,218 GPM',
  ])('contains %s', (sentence) => {
    expect(text).toContain(sentence)
  })
})

describe('the copy does not', () => {
  test('show a telephone number or address that could belong to someone', () => {
    for (const number of text.match(/\+\d[\d ]{6,}/g) ?? []) {
      expect(number.trim()).toMatch(/^\+91 00000 000\d\d$/)
    }
    for (const address of text.match(/\S+@[\w.-]+/g) ?? [])
      expect(address).toMatch(/@example\.com$/)
  })

  test('claim an approval or a guarantee', () => {
    expect(text).not.toMatch(
      /\bauthori[sz]ed salvor|empanel|accredit|DGS-compliant|\bofficial\b|P&I-approved|guaranteed|lorem/i,
    )
  })

  test('use typewriter quotes, or hyphens in ranges', () => {
    const copy = stringsIn(seedDocuments).filter((sentence) => sentence.includes(' '))
    for (const sentence of copy) {
      expect(sentence).not.toMatch(/['"]|\b\d+-\d+ (?:hours|knots|GPM|vessels)/)
    }
  })

  test('mark invented data as checked', () => {
    const facts = ['caseStudy', 'deskContact', 'siteSettings', 'teamMember', 'timelineEntry']
    for (const type of ['clause', 'coverageZone', 'port', ...facts]) {
      for (const document of ofType(type)) expect(document['isPlaceholder']).toBe(true)
    }
  })
})

import { beforeAll, describe, expect, test, vi } from 'vitest'
import { compileSchema, validateDocuments } from './validate-documents.ts'
import { type FactName, usableFact } from '../../src/content/essential-facts.ts'
import { seedDocuments } from '../../seed/seed-documents.ts'
import { readIllustrations } from '../../seed/import/illustrations.ts'
import type { StoredDocument } from './stored-document.ts'
import { prose } from '../../seed/build/prose.ts'

const schema = compileSchema()
const seed: readonly StoredDocument[] = seedDocuments
const assetIds = new Set<string>()

beforeAll(async () => {
  const drawings = await readIllustrations(seed, `${import.meta.dirname}/../../seed`)
  for (const { reference } of drawings) assetIds.add(reference)
})

function find(id: string): StoredDocument {
  const document = seed.find(({ _id }) => _id === id)
  if (!document) throw new Error(`The seed has no ${id}`)
  return document
}

/** Validates a seed document with changed fields, together with the other documents of its type. */
function problemsWith(id: string, change: Readonly<Record<string, unknown>>) {
  const { _type: type } = find(id)
  const documents = seed
    .filter(({ _type }) => _type === type)
    .map((document) => (document === find(id) ? Object.assign({}, document, change) : document))
  return validateDocuments({ documents, schema, otherIds: assetIds })
}

function position(lat: number, lng?: number) {
  return { _type: 'geopoint', lat, lng }
}

describe('validateDocuments', () => {
  test('finds no problem in the seed', async () => {
    expect(await validateDocuments({ documents: seed, schema, otherIds: assetIds })).toEqual([])
  })

  test.each([
    ['port-mumbai', { fullName: undefined }, 'fullName', 'Fill in “Full name”'],
    ['port-mumbai', { respnseTime: '2–4 hours' }, 'respnseTime', 'does not exist on type'],
    [
      'siteSettings',
      { badges: [{ _key: 'badge-1', _type: 'badge', icon: 'clock' }] },
      'badges[_key=="badge-1"].text',
      'Fill in “Text”',
    ],
    [
      'port-kandla',
      { localNuances: ['Moor with eight lines. '.repeat(200), 'Second line', 'Third line'] },
      'localNuances[0]',
      'there is no room for it. Shorten it, or make two lines of it.',
    ],
    ['contactPage', { _id: 'contactPage-2' }, '', 'There is already a “Contact”'],
    ['port-kandla', { locode: 'inixy' }, 'locode', 'LOCODE'],
    ['timelineEntry-2013', { year: 2012 }, 'year', 'four digits, from 2013 on'],
    ['timelineEntry-2025', { year: new Date().getFullYear() + 1 }, 'year', 'past events'],
    [
      'port-mundra',
      { slug: { _type: 'slug', current: 'kandla' } },
      'slug',
      'Kandla has the address /ports/kandla already',
    ],
    ['port-mundra', { coast: 'north' }, 'coast', 'Choose a coast'],
    ['port-kandla', { coordinates: position(90.1, 72) }, 'coordinates', 'Latitude lies'],
    ['port-kandla', { coordinates: position(20, -180.1) }, 'coordinates', 'Longitude lies'],
    ['port-kandla', { coordinates: position(20) }, 'coordinates', 'Longitude lies'],
    ['preArrivalPage', { steps: [] }, 'steps', 'laid out for exactly 5'],
    ['port-vadinar', { placeholderNote: ' ' }, 'placeholderNote', 'still a placeholder'],
    ['port-vadinar', { placeholderOwner: 'W'.repeat(61) }, 'placeholderOwner', 'at most 60'],
    ['port-vadinar', { lastVerified: '2999-01-01' }, 'lastVerified', 'in the future'],
    ['slaScheduleDocument', { documentId: 'gsi-sla' }, 'documentId', 'capitals'],
    ['slaScheduleDocument', { version: 'one' }, 'version', 'two numbers'],
    ['faq-who-needs-it', { question: '  ' }, 'question', 'There are only spaces'],
    ['faq-who-needs-it', { orderRank: '1' }, 'orderRank', 'rank'],
    [
      'port-kandla',
      { responseTime: '2–4 hours, '.repeat(8) },
      'responseTime',
      'Longer than 72 characters: there is no room for it. Shorten it.',
    ],
    [
      'caseStudy-supramax-tow',
      { image: { _type: 'image' } },
      'image',
      'Upload or choose a picture',
    ],
    [
      'caseStudy-supramax-tow',
      { image: { _type: 'image', alt: ' ' } },
      'image.alt',
      'There are only spaces',
    ],
    [
      'faq-who-needs-it',
      { answer: prose('Any ship above three hundred tons. '.repeat(200)) },
      'answer',
      'Longer than 6,000 characters',
    ],
  ])('reports %s with %j: field %s, %s', async (id, change, field, rule) => {
    expect(await problemsWith(id, change)).toContainEqual({
      id: Object.assign({ _id: id }, change)._id,
      field,
      rule: expect.stringContaining(rule),
      level: 'error',
    })
  })

  test.each<[FactName, unknown]>([
    ['brandName', undefined],
    ['emergencyPhone', '022 1234 5678'],
    ['emergencyPhone', '\u202A022 1234 5678'],
    ['whatsappNumber', '+91'],
    ['supportEmail', 'desk.example.com'],
    ['supportEmail', 'desk@salvage.test?bcc=x@y.test'],
    ['officeLocation', '\u3164'],
  ])('refuses a value that the site could not use as %s: %j', async (field, value) => {
    expect(usableFact(field, value)).toBeNull()
    expect(await problemsWith('siteSettings', { [field]: value })).toContainEqual(
      expect.objectContaining({ id: 'siteSettings', field, level: 'error' }),
    )
  })

  test.each([
    ['two numbers that are swapped', 72.83, 18.95],
    ['a position too far north', 25.1, 72],
    ['a position too far west', 20, 63.7],
    ['a position too far east', 20, 90.9],
  ])('warns about %s', async (_what, lat, lng) => {
    const problems = await problemsWith('port-kandla', { coordinates: position(lat, lng) })
    const found = problems.filter(({ field }) => field === 'coordinates')
    const rule = expect.stringMatching(/outside the map.*are the two numbers swapped\?$/)
    expect(found).toEqual([{ id: 'port-kandla', field: 'coordinates', rule, level: 'warning' }])
  })

  test('accepts today’s date in India as the day of the last check, and refuses tomorrow’s', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T20:00:00Z') })
    try {
      const problem = expect.objectContaining({ field: 'lastVerified' })
      const problemsOn = (lastVerified: string) => problemsWith('port-kandla', { lastVerified })
      expect(await problemsOn('2026-11-28')).not.toContainEqual(problem)
      expect(await problemsOn('2026-11-29')).toContainEqual(problem)
    } finally {
      vi.useRealTimers()
    }
  })

  test('warns about labels that take a second line, and refuses longer labels', async () => {
    const verdicts = async (length: number) => {
      const footer = { partnerPortal: 'P'.repeat(length) }
      const problems = await problemsWith('siteSettings', { footer })
      return problems
        .filter(({ field }) => field === 'footer.partnerPortal')
        .map(({ level, rule }) => `${level}: ${rule}`)
    }
    expect(await verdicts(32)).toEqual([])
    expect(await verdicts(48)).toEqual([
      'warning: A text longer than 32 characters takes a second line',
    ])
    expect(await verdicts(49)).toEqual([expect.stringMatching(/^error: Longer than 48 characters/)])
  })

  async function problemsOfLink(link: object) {
    const block = {
      _key: 'b1',
      _type: 'block',
      style: 'normal',
      children: [{ _key: 's1', _type: 'span', text: 'here', marks: ['l1'] }],
      markDefs: [Object.assign({ _key: 'l1', _type: 'link' }, link)],
    }
    const faq = Object.assign({}, find('faq-premium-unpaid'), { answer: [block] })
    const documents = [faq, find('aboutPage')]
    const problems = await validateDocuments({ documents, schema, otherIds: assetIds })
    return problems.map(({ level, rule }) => `${level}: ${rule}`)
  }
  const about = { page: { _type: 'reference', _ref: 'aboutPage' } }

  const goa = { page: { _type: 'reference', _ref: 'port-goa' } }

  test.each<[object, string]>([
    [goa, 'error: Referenced document must be published'],
    [{ ...about, href: 'https://example.com' }, 'error: This link has a page and an address'],
    [{ href: '/contact' }, 'error: Empty this and choose the page above'],
    [{ href: 'javascript:alert(1)' }, 'error: Start with https://, tel: or mailto:'],
    [{}, 'error: Choose a page, or fill in “Address elsewhere”'],
  ])('reports a link to %j: %s', async (link, message) => {
    expect(await problemsOfLink(link)).toEqual([expect.stringContaining(message)])
  })

  test('accepts a link to a page', async () => {
    expect(await problemsOfLink(about)).toEqual([])
  })

  test('refuses an image whose drawing does not exist, and an image without alternative text', async () => {
    const image = {
      _type: 'image',
      asset: { _type: 'reference', _ref: 'illustrations/missing.svg' },
    }
    const problems = await problemsWith('caseStudy-supramax-tow', { image })
    expect(problems.map(({ field, rule }) => `${field}: ${rule}`).toSorted()).toEqual([
      'image.alt: Say what the drawing shows: without this text, the site leaves out the drawing',
      'image.asset: Referenced document must be published',
    ])
  })
})

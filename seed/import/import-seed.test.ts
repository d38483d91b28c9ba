import { beforeAll, describe, expect, test } from 'vitest'
import { compileSchema } from '../../schemas/validation/validate-documents.ts'
import { type FactName, usableFact } from '../../src/content/essential-facts.ts'
import { seedDocuments } from '../seed-documents.ts'
import { readIllustrations } from './illustrations.ts'
import type { StoredDocument } from '../../schemas/validation/stored-document.ts'
import { prose } from '../build/prose.ts'
import { validate } from './import-seed.ts'

const schema = compileSchema()
const seed: readonly StoredDocument[] = seedDocuments
const assetIds = new Set<string>()

beforeAll(async () => {
  const drawings = await readIllustrations(seed, `${import.meta.dirname}/..`)
  for (const { reference } of drawings) assetIds.add(reference)
})

function find(id: string): StoredDocument {
  const document = seed.find(({ _id }) => _id === id)
  if (!document) throw new Error(`The seed has no ${id}`)
  return document
}

/** The problems of one seed document with some fields changed, beside the others of its type. */
function problemsWith(id: string, change: Readonly<Record<string, unknown>>) {
  const { _type: type } = find(id)
  const documents = seed
    .filter(({ _type }) => _type === type)
    .map((document) => (document === find(id) ? Object.assign({}, document, change) : document))
  return validate({ documents, schema, assetIds })
}

describe('validate', () => {
  test('finds nothing in the seed but numbers that no one can dial, which are warned of', async () => {
    const problems = await validate({ documents: seed, schema, assetIds })
    const others = problems.filter(({ rule }) => !rule.startsWith('No one can dial +91 00000'))
    expect(others).toEqual([])
    expect(problems.length).toBeGreaterThan(8)
    expect(new Set(problems.map(({ level }) => level))).toEqual(new Set(['warning']))
  })

  test.each([
    ['port-mumbai', { fullName: undefined }, 'fullName', 'Fill in “Full name”'],
    ['siteSettings', { emergencyPhone: '+910000000000' }, 'emergencyPhone', 'Write the number'],
    [
      'siteSettings',
      { supportEmail: 'desk.example.com' },
      'supportEmail',
      'Write an email address',
    ],
    ['port-kandla', { locode: 'inixy' }, 'locode', 'LOCODE'],
    [
      'port-paradip',
      { coordinates: { _type: 'geopoint', lat: 91, lng: 86 } },
      'coordinates',
      'Latitude',
    ],
    [
      'port-paradip',
      { coordinates: { _type: 'geopoint', lat: 20, lng: 181 } },
      'coordinates',
      'Longitude',
    ],
    [
      'timelineEntry-2013',
      { position: { _type: 'geopoint', lat: 190, lng: 72 } },
      'position',
      'Latitude',
    ],
    ['timelineEntry-2013', { year: 2012 }, 'year', 'four digits, from 2013 on'],
    ['timelineEntry-2025', { year: new Date().getFullYear() + 1 }, 'year', 'in the future'],
    ['timelineEntry-2025', { year: 2024.5 }, 'year', 'four digits'],
    [
      'port-mundra',
      { slug: { _type: 'slug', current: 'kandla' } },
      'slug',
      'Kandla has the address /ports/kandla already',
    ],
    ['port-mundra', { slug: { _type: 'slug' } }, 'slug', 'must have a value'],
    ['port-mundra', { coast: 'north' }, 'coast', 'Choose a coast'],
    ['preArrivalPage', { steps: [] }, 'steps', 'laid out for exactly 5'],
    ['timelineEntry-2013', { year: '2013' }, 'year', 'Number'],
    ['port-vadinar', { placeholderNote: ' ' }, 'placeholderNote', 'still a placeholder'],
    ['port-vadinar', { placeholderOwner: 'W'.repeat(61) }, 'placeholderOwner', 'at most 60'],
    ['port-vadinar', { lastVerified: '2999-01-01' }, 'lastVerified', 'in the future'],
    ['slaScheduleDocument', { documentId: 'gsi-sla' }, 'documentId', 'capitals'],
    ['slaScheduleDocument', { version: 'one' }, 'version', 'two numbers'],
    ['faq-who-needs-it', { question: '  ' }, 'question', 'There are only spaces'],
    ['port-mundra', { slug: { _type: 'slug', current: 'Mundra' } }, 'slug', 'small letters'],
    ['faq-who-needs-it', { orderRank: '1' }, 'orderRank', 'rank'],
    [
      'port-kandla',
      { responseTime: '2–4 hours, '.repeat(8) },
      'responseTime',
      'Longer than 72 characters: there is no room for it. Shorten it.',
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
  ])('%s with %j is named, field %s: %s', async (id, change, field, rule) => {
    expect(await problemsWith(id, change)).toContainEqual({
      id,
      field,
      rule: expect.stringContaining(rule),
      level: 'error',
    })
  })

  test.each<[FactName, unknown]>([
    ['brandName', undefined],
    ['brandName', ' \u200B'],
    ['emergencyPhone', undefined],
    ['emergencyPhone', '022 1234 5678'],
    ['emergencyPhone', '\u202A022 1234 5678'],
    ['whatsappNumber', undefined],
    ['whatsappNumber', '+91'],
    ['supportEmail', 'desk.example.com'],
    ['supportEmail', 'desk@salvage.test?bcc=x@y.test'],
    ['officeLocation', '\u3164'],
  ])('refuses what the site could not use as %s: %j', async (field, value) => {
    expect(usableFact(field, value)).toBeNull()
    expect(await problemsWith('siteSettings', { [field]: value })).toContainEqual(
      expect.objectContaining({ id: 'siteSettings', field, level: 'error' }),
    )
  })

  test('warns of words that take a second line, and says it once when they have no room at all', async () => {
    const toldOf = async (length: number) => {
      const footer = { partnerPortal: 'P'.repeat(length) }
      const problems = await problemsWith('siteSettings', { footer })
      return problems
        .filter(({ field }) => field === 'footer.partnerPortal')
        .map(({ level, rule }) => `${level}: ${rule}`)
    }
    expect(await toldOf(32)).toEqual([])
    expect(await toldOf(48)).toEqual(['warning: Longer than 32 characters takes a second line'])
    expect(await toldOf(49)).toEqual([expect.stringMatching(/^error: Longer than 48 characters/)])
  })

  test('refuses a line of a list that would push the pack to a third sheet, and says what to do', async () => {
    const localNuances = ['Moor with eight lines. '.repeat(200), 'Second line', 'Third line']
    expect(await problemsWith('port-kandla', { localNuances })).toContainEqual({
      id: 'port-kandla',
      field: 'localNuances[0]',
      rule: 'Longer than 300 characters: there is no room for it. Shorten it, or make two lines of it.',
      level: 'error',
    })
  })

  test('refuses a second document of a type of which there is one', async () => {
    expect(await problemsWith('contactPage', { _id: 'contactPage-2' })).toContainEqual({
      id: 'contactPage-2',
      field: '',
      rule: expect.stringContaining('There is already a “Contact”'),
      level: 'error',
    })
  })

  test('names a field inside a list by its key', async () => {
    const badges = [{ _key: 'badge-1', _type: 'badge', icon: 'clock' }]
    expect(await problemsWith('siteSettings', { badges })).toContainEqual({
      id: 'siteSettings',
      field: 'badges[_key=="badge-1"].text',
      rule: 'Fill in “Text”',
      level: 'error',
    })
  })

  test.each([
    ['that a browser could run', 'javascript:alert(1)', 'Start with https://, tel: or mailto:'],
    ['to a page that the site does not have', '/contacts', 'The site has no page /contacts'],
    ['to a port that has no page', '/ports/goa', 'no published port with the address /ports/goa'],
    ['that says nothing', undefined, 'Choose a page, or write an address elsewhere'],
  ])('refuses a link %s', async (_what, href, words) => {
    const block = {
      _key: 'b1',
      _type: 'block',
      style: 'normal',
      children: [{ _key: 's1', _type: 'span', text: 'here', marks: ['l1'] }],
      markDefs: [{ _key: 'l1', _type: 'link', href }],
    }
    expect(await problemsWith('faq-premium-unpaid', { answer: [block] })).toContainEqual({
      id: 'faq-premium-unpaid',
      field: 'answer[_key=="b1"].markDefs[_key=="l1"].href',
      rule: expect.stringContaining(words),
      level: 'error',
    })
  })

  const linkTo = (link: object) => [
    {
      _key: 'b1',
      _type: 'block',
      style: 'normal',
      children: [{ _key: 's1', _type: 'span', text: 'here', marks: ['l1'] }],
      markDefs: [{ _key: 'l1', _type: 'link', ...link }],
    },
  ]
  const about = { page: { _type: 'reference', _ref: 'aboutPage' } }

  test('takes a link to a page, and refuses one to a page that is not published', async () => {
    const validateWith = (answer: unknown) =>
      validate({
        documents: [Object.assign({}, find('faq-premium-unpaid'), { answer }), find('aboutPage')],
        schema,
        assetIds,
      })
    expect(await validateWith(linkTo(about))).toEqual([])
    const goa = { page: { _type: 'reference', _ref: 'port-goa' } }
    expect(await validateWith(linkTo(goa))).toEqual([
      expect.objectContaining({ rule: 'Referenced document must be published', level: 'error' }),
    ])
    expect(await validateWith(linkTo({ ...about, href: 'https://example.com' }))).toEqual([
      expect.objectContaining({ rule: expect.stringContaining('a page and an address') }),
    ])
    expect(await validateWith(linkTo({ href: '/contact' }))).toEqual([
      expect.objectContaining({
        rule: expect.stringContaining('choose the page above'),
        level: 'warning',
      }),
    ])
  })

  test('refuses an image whose drawing is missing, and one without alternative text', async () => {
    const image = {
      _type: 'image',
      asset: { _type: 'reference', _ref: 'illustrations/missing.svg' },
    }
    const problems = await problemsWith('caseStudy-supramax-tow', { image })
    expect(problems.map(({ field, rule }) => `${field}: ${rule}`).toSorted()).toEqual([
      'image.alt: Say what the drawing shows: without these words the site leaves it out',
      'image.asset: Referenced document must be published',
    ])
  })

  test('refuses a field that the type does not have', async () => {
    expect(await problemsWith('port-mumbai', { respnseTime: '2–4 hours' })).toContainEqual({
      id: 'port-mumbai',
      field: 'respnseTime',
      rule: "Field 'respnseTime' does not exist on type 'port'",
      level: 'error',
    })
  })

  test('refuses two documents with one id', async () => {
    const twice = [find('faq-who-needs-it'), find('faq-who-needs-it')]
    expect(await validate({ documents: twice, schema, assetIds })).toContainEqual({
      id: 'faq-who-needs-it',
      field: '_id',
      rule: 'Two documents have this id',
      level: 'error',
    })
  })

  test('warns of a position off the map and of a heading too long, without refusing them', async () => {
    const found = await problemsWith('port-mumbai', {
      coordinates: { _type: 'geopoint', lat: 72.85, lng: 18.93 },
      fullName: 'Mumbai '.repeat(20).trim(),
    })
    const problems = found.filter(
      ({ level, rule }) => level === 'warning' && !rule.startsWith('No one can dial'),
    )
    expect(problems.map(({ field, level }) => [field, level])).toEqual([
      ['fullName', 'warning'],
      ['coordinates', 'warning'],
    ])
  })
})

import { describe, expect, test } from 'vitest'
import { emptyFrame } from '../../src/content/frame.ts'
import { structuredData, structuredDataElement } from './structured-data.ts'

const settings = {
  ...emptyFrame.settings,
  brandName: 'Example Salvage',
  emergencyPhone: '+91 22 5550 0123',
  supportEmail: 'desk@salvage.test',
  officeLocation: 'Mumbai, Maharashtra',
  isPlaceholder: false,
}
const port = {
  name: 'Mundra',
  fullName: 'Mundra Port',
  locode: 'INMUN',
  coordinates: { lat: 22.73, lng: 69.7 },
  isPlaceholder: false,
}

/** The `@graph` of a page, parsed from its HTML element. */
function structuredDataFor(
  path: string,
  changes: Partial<typeof settings> = {},
  pageContent: object = {},
): unknown[] {
  const content = {
    asOf: '2026-11-22T00:00:00Z',
    frame: { ...emptyFrame, settings: { ...settings, ...changes } },
    ...pageContent,
  }
  const page = { path, title: 'A page', description: 'What it is', content }
  const element = structuredDataElement(structuredData(page, 'https://site.test'))
  const json = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(element)?.[1] ?? ''
  const data: { '@context': string; '@graph': unknown[] } = JSON.parse(json)
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}

const typesOf = (things: unknown[]) => things.map((thing) => Reflect.get(Object(thing), '@type'))
const ofType = (things: unknown[], type: string) =>
  things.find((thing) => Reflect.get(Object(thing), '@type') === type)

describe('the company', () => {
  test('is an emergency service that is open 24 hours', () => {
    const things = structuredDataFor('/contact')
    expect(typesOf(things)).toEqual(['BreadcrumbList', 'Organization', 'EmergencyService'])
    expect(ofType(things, 'Organization')).toMatchObject({
      name: 'Example Salvage',
      telephone: '+912255500123',
      email: 'desk@salvage.test',
    })
    expect(ofType(things, 'EmergencyService')).toMatchObject({
      telephone: '+912255500123',
      address: { addressLocality: 'Mumbai, Maharashtra' },
      openingHoursSpecification: { opens: '00:00', closes: '23:59' },
    })
  })

  test('omits the contact if it is a placeholder or the phone can’t be dialled', () => {
    for (const changes of [{ isPlaceholder: true }, { emergencyPhone: '555' }]) {
      const text = JSON.stringify(structuredDataFor('/contact', changes))
      expect(text).toContain('"Organization"')
      expect(text).not.toMatch(/telephone|email|EmergencyService/)
    }
  })
})

test('a port has its position and code, unless it is a placeholder', () => {
  expect(ofType(structuredDataFor('/ports/mundra', {}, { port }), 'Place')).toEqual({
    '@type': 'Place',
    name: 'Mundra Port',
    url: 'https://site.test/ports/mundra',
    address: { '@type': 'PostalAddress', addressCountry: 'IN' },
    geo: { '@type': 'GeoCoordinates', latitude: 22.73, longitude: 69.7 },
    identifier: { '@type': 'PropertyValue', propertyID: 'UN/LOCODE', value: 'INMUN' },
  })
  const placeholder = { port: { ...port, isPlaceholder: true } }
  const place = ofType(structuredDataFor('/ports/mundra', {}, placeholder), 'Place')
  expect(place).not.toHaveProperty('geo')
  expect(place).not.toHaveProperty('identifier')
})

test('lists a page’s questions with plain-text answers', () => {
  const block = (...texts: string[]) => ({
    _type: 'block',
    _key: texts.join(''),
    markDefs: [],
    children: texts.map((text) => ({ _type: 'span', _key: text, text, marks: [] })),
  })
  const faqs = [
    {
      question: 'What is </script><b>?',
      answer: [block('Vessels of ', '300 < GT'), block('Ask "us".')],
    },
  ]
  expect(ofType(structuredDataFor('/port-call-compliance', {}, { faqs }), 'FAQPage')).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'What is </script><b>?',
        acceptedAnswer: { '@type': 'Answer', text: 'Vessels of 300 < GT\n\nAsk "us".' },
      },
    ],
  })
  const withoutQuestions = structuredDataFor('/port-call-compliance', {}, { faqs: [] })
  expect(typesOf(withoutQuestions)).not.toContain('FAQPage')
})

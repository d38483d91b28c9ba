import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { seedDocuments } from '../../seed/seed-documents.ts'
import { schemaTypes } from '../../schemas/schema-types.ts'
import type { Page } from '../../src/pages/page.ts'
import { editableRoutes } from '../../src/routes.ts'
import { locationsQuery, pagesOf } from './locations.ts'

/** The addresses of a document's locations in a lake with the seed and `more` documents. */
async function hrefs(type: string, id: string, ...more: object[]): Promise<string[]> {
  const query = locationsQuery(type)
  if (query === null) throw new Error(`${type} has no query`)
  const params = { id, type }
  const value = await evaluate(parse(query, { params }), {
    dataset: [...seedDocuments, ...more],
    params,
  })
  const { locations }: { locations: { href: string }[] } = await value.get()
  return locations.map(({ href }) => href)
}

test('the locations of a port are its own page, then the pages that list it', async () => {
  expect(await hrefs('port', 'port-mundra')).toEqual([
    '/preview/ports/mundra',
    '/preview',
    '/preview/port-call-compliance',
    '/preview/fleet-retainer',
    '/preview/response/salvage-osr',
    '/preview/docs/compliance-pack',
  ])
})

test('the locations of a zone are the pages of its coast’s ports and the pages that show zones', async () => {
  const zone = seedDocuments.find(
    (each) => each._type === 'coverageZone' && each['coast'] === 'east',
  )
  expect(new Set(await hrefs('coverageZone', zone?._id ?? ''))).toEqual(
    new Set([
      '/preview',
      '/preview/ports/visakhapatnam',
      '/preview/ports/paradip',
      '/preview/fleet-retainer',
      '/preview/response/salvage-osr',
    ]),
  )
})

test('the locations of a commitment include the ports on its zone’s coast, if a zone refers to it', async () => {
  const ports = async (id: string) =>
    (await hrefs('slaCommitment', id)).filter((href) => href.includes('/ports/'))
  expect(await ports('slaCommitment-east-coast')).toEqual([
    '/preview/ports/visakhapatnam',
    '/preview/ports/paradip',
  ])
  expect(await ports('slaCommitment-document-pack')).toEqual([])
})

test('port pages do not show a zone without a commitment', async () => {
  const zone = { _id: 'zone-new', _type: 'coverageZone', coast: 'east', kind: 'surge' }
  expect(String(await hrefs('coverageZone', zone._id, zone))).not.toContain('/ports/')
})

test.each([
  ['retainer', '/preview/fleet-retainer'],
  ['financialSecurity', '/preview/insurance/financial-security'],
  ['complianceSummary', '/preview/docs/dgs-msn05-2025'],
])('the location of a clause in the table %s is %s', async (table, href) => {
  const clause = seedDocuments.find((each) => each._type === 'clause' && each['table'] === table)
  expect(await hrefs('clause', clause?._id ?? '')).toEqual([href])
})

test('a clause without a table and a port without an address have no location', async () => {
  expect(await hrefs('clause', 'clause-new', { _id: 'clause-new', _type: 'clause' })).toEqual([])
  expect(await hrefs('port', 'port-new', { _id: 'port-new', _type: 'port' })).toEqual([])
})

test('types whose documents are all on the same pages need no query', () => {
  expect(locationsQuery('faq')).toBeNull()
  expect(locationsQuery('contactPage')).toBeNull()
})

const documentTypes = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name)

const pages = import.meta.glob<Page>('../../src/pages/*/page.tsx', { import: 'page' })

test.each(editableRoutes)('the query of $path is named after its page folder', async ({ page }) => {
  const loaded = await pages[`../../src/pages/${page}/page.tsx`]?.()
  expect(loaded?.query({}).name).toBe(page)
})

test('pagesOf also finds pages that show a commitment or contact through a reference', () => {
  expect(pagesOf('slaCommitment').map(({ path }) => path)).toEqual([
    '/',
    '/fleet-retainer',
    '/contact',
    '/response/salvage-osr',
    '/ports/:portSlug',
    '/docs/sla-schedule',
  ])
  expect(pagesOf('deskContact').map(({ path }) => path)).toEqual([
    '/management',
    '/ports/:portSlug',
    '/docs/sla-schedule',
  ])
})

// A redirect appears on no page, only in the host's files.
test.each(documentTypes.filter((type) => type !== 'redirect'))('a page shows %s', (type) => {
  expect(pagesOf(type)).not.toEqual([])
})

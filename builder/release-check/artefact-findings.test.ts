import { describe, expect, test } from 'vitest'
import { parseConfiguration } from '../configuration/parse-configuration.ts'
import { type Artefact, artefactFindings, pageFindings } from './artefact-findings.ts'

const environment = {
  VITE_SANITY_PROJECT_ID: 'abcd1234',
  VITE_EMAIL_MANAGER_URL: 'https://mail.salvage.test/api',
  VITE_BUSINESS_ID: 'gsi-2',
  VITE_SITE_URL: 'https://www.salvage.test',
}
const configuration = parseConfiguration(environment)

const facts = { emergencyPhone: '+91 22 5550 0123' }
const page = '<a href="tel:+912255500123">Call</a>'

const good: Artefact = {
  builtWith: configuration,
  pages: new Map([
    ['/', page],
    ['/contact', page],
  ]),
  scripts: 'const c={projectId:"abcd1234",url:"https://mail.salvage.test/api",businessId:"gsi-2"}',
  headers: 'connect-src https://abcd1234.apicdn.sanity.io https://mail.salvage.test',
  sitemap: '<loc>https://www.salvage.test/</loc>',
}

const findings = (artefact: Partial<Artefact>) =>
  artefactFindings({ ...good, ...artefact }, configuration)
const onPages = (pages: Artefact['pages'], published: typeof facts | object = facts) =>
  pageFindings({ ...good, pages }, published)

test('a site of the present configuration with its facts is ready', () => {
  expect(findings({})).toEqual([])
  expect(onPages(good.pages)).toEqual([])
})

test.each([null, { ...good, pages: new Map() }])('nothing built is said so', (artefact) => {
  expect(artefactFindings(artefact, configuration)).toEqual([
    'No site has been built. Run npm run build.',
  ])
})

describe('another configuration', () => {
  test.each([
    ['VITE_EMAIL_MANAGER_URL', 'https://old.salvage.test'],
    ['VITE_BUSINESS_ID', 'other'],
    ['VITE_SITE_URL', 'https://old.salvage.test'],
    ['VITE_SANITY_PROJECT_ID', 'other'],
    ['VITE_SANITY_DATASET', 'staging'],
    ['VITE_STUDIO_URL', 'https://studio.salvage.test'],
  ])('%s is named with both values', (name, value) => {
    const builtWith = parseConfiguration({ ...environment, [name]: value })
    const [finding, ...others] = findings({ builtWith })
    expect(finding).toContain(`another configuration: ${name} was ${value} and is `)
    expect(finding).toContain('Run npm run build.')
    expect(others).toEqual([])
  })
})

describe('what was built', () => {
  test.each<[string, Partial<Artefact>]>([
    ['https://mail.salvage.test/api is not in the scripts', { scripts: '"abcd1234" "gsi-2"' }],
    ['gsi-2 is not in the scripts', { scripts: good.scripts.replace('gsi-2', '') }],
    ['https://abcd1234.apicdn.sanity.io is not in the policy', { headers: 'mail.salvage.test' }],
    ['https://www.salvage.test is not in the sitemap', { sitemap: '<loc>http://x/</loc>' }],
  ])('%s', (words, artefact) => {
    expect(findings(artefact)).toContainEqual(expect.stringContaining(words))
  })

  test('every page without the published number is named, many are counted', () => {
    const pages = new Map(
      Array.from({ length: 8 }, (_, index) => [`/${index}`, 'Call +91 22 5550 0123']),
    )
    expect(onPages(new Map([['/', page], ...pages]))).toEqual([
      '/0 /1 /2 /3 /4 and 3 more: there is no link to call +91 22 5550 0123.',
    ])
  })

  test('no published number is a finding of its own', () => {
    expect(onPages(good.pages, {})).toEqual([
      'No emergency number is published that a link can be made of.',
    ])
  })

  test.each([
    ['a number of zeros', '<a href="tel:+910000000000">Call</a>'],
    ['a number of zeros', '+91 00000 00003'],
    ['an address at example.com', '<a href="mailto:desk@example.com">Mail</a>'],
    ['words for a text to come', '<p>Lorem ipsum dolor</p>'],
    ['words for a text to come', '<p>Tonnage: TBC</p>'],
  ])('%s on a page is named', (words, html) => {
    const pages = new Map([['/about', page + html]])
    expect(onPages(pages)).toEqual([expect.stringContaining(`/about: shows ${words}`)])
  })

  test('placeholders of form fields and data for scripts do not count as shown', () => {
    const html = '<input placeholder="you@example.com"><script>"+91 00000"</script>'
    expect(onPages(new Map([['/', page + html]]))).toEqual([])
  })
})

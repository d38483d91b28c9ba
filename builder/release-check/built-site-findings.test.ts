import { describe, expect, test } from 'vitest'
import { parseConfiguration } from '../configuration.ts'
import { type BuiltSite, builtSiteFindings, pageFindings } from './built-site-findings.ts'

const environment = {
  VITE_SANITY_PROJECT_ID: 'abcd1234',
  VITE_EMAIL_MANAGER_URL: 'https://mail.salvage.test/api',
  VITE_BUSINESS_ID: 'gsi-2',
  VITE_SITE_URL: 'https://www.salvage.test',
}
const configuration = parseConfiguration(environment)

const facts = { emergencyPhone: '+91 22 5550 0123' }
const page = '<a href="tel:+912255500123">Call</a>'

const goodSite: BuiltSite = {
  builtWith: configuration,
  pages: new Map([
    ['/', page],
    ['/contact', page],
  ]),
}

const findings = (builtSite: Partial<BuiltSite>) =>
  builtSiteFindings({ ...goodSite, ...builtSite }, configuration)
const findingsOn = (pages: BuiltSite['pages'], published: typeof facts | object = facts) =>
  pageFindings({ ...goodSite, pages }, published)

test('a site is ready if its configuration is current and each page has a link to call the published number', () => {
  expect(findings({})).toEqual([])
  expect(findingsOn(goodSite.pages)).toEqual([])
})

test.each([null, { ...goodSite, pages: new Map() }])('reports a missing build', (builtSite) => {
  expect(builtSiteFindings(builtSite, configuration)).toEqual([
    'No site has been built. Run npm run build.',
  ])
})

describe('another configuration', () => {
  test.each([
    [
      'VITE_BUSINESS_ID',
      'other',
      'emailManager was {"url":"https://mail.salvage.test/api","businessId":"other"} and is ',
    ],
    ['VITE_SITE_URL', 'https://old.salvage.test', 'siteUrl was "https://old.salvage.test" and is '],
  ])('if %s differs, names the setting and its value in the built site', (name, value, words) => {
    const builtWith = parseConfiguration({ ...environment, [name]: value })
    const [finding, ...others] = findings({ builtWith })
    expect(finding).toContain(`another configuration: ${words}`)
    expect(finding).toContain('Run npm run build.')
    expect(others).toEqual([])
  })
})

describe('pageFindings', () => {
  test('names five pages without a link to call the published number, and counts the others', () => {
    const pages = new Map(
      Array.from({ length: 8 }, (_, index) => [`/${index}`, 'Call +91 22 5550 0123']),
    )
    expect(findingsOn(new Map([['/', page], ...pages]))).toEqual([
      '/0 /1 /2 /3 /4 and 3 more: there is no link to call +91 22 5550 0123.',
    ])
  })

  test('reports that no number is published', () => {
    expect(findingsOn(goodSite.pages, {})).toEqual([
      'The published emergency number is missing or can’t be dialled.',
    ])
  })

  test.each([
    ['a telephone number of zeros', '+91 00000 00003'],
    ['an address at example.com', '<a href="mailto:desk@example.com">Mail</a>'],
    ['a mark of unfinished text', '<p>Tonnage: TBC</p>'],
  ])('names a page that shows %s', (words, html) => {
    const pages = new Map([['/about', page + html]])
    expect(findingsOn(pages)).toEqual([expect.stringContaining(`/about: shows ${words}`)])
  })

  test('ignores script data, and the placeholders of form fields', () => {
    const html = '<input placeholder="you@example.com"><script>"+91 00000"</script>'
    expect(findingsOn(new Map([['/', page + html]]))).toEqual([])
  })
})

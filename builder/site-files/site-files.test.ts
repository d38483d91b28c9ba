import { describe, expect, test } from 'vitest'
import type { Configuration } from '../../src/configuration/configuration.ts'
import { headersOf } from '../hosts/effective-headers.ts'
import { headerRules, robots, sitemap, unlistedRules } from './site-files.ts'

const hosted: Configuration = {
  sanity: { projectId: 'abcd1234', dataset: 'production', apiHost: null },
  emailManager: { url: 'https://mail.example.com/service', businessId: 'b' },
  siteUrl: 'https://site.test',
  firebase: null,
}
const firebase = { apiKey: 'k', projectId: 'p' }

const nothingInline = { styles: [], scripts: [] }

const policyOf = (rules: ReturnType<typeof headerRules>) =>
  rules.find(({ prefix }) => prefix === '/')?.headers['Content-Security-Policy'] ?? ''

test('the sitemap lists every page, but no error page and none that a mail leads to', () => {
  const paths = ['/', '/ports/mundra', '/404', '/ports/404', '/confirm', '/email-preferences']
  const pages = new Map(paths.map((path) => [path, null]))
  const xml = sitemap(pages, 'https://site.test')
  expect(xml).not.toContain('lastmod')
  expect(xml.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://site.test/',
    '<loc>https://site.test/ports/mundra',
  ])
})

test('the sitemap says when what a page shows was last changed', () => {
  const xml = sitemap(new Map([['/about', '2026-11-20T23:10:00Z']]), 'https://site.test')
  expect(xml).toContain('<loc>https://site.test/about</loc><lastmod>2026-11-20</lastmod>')
})

test('robots.txt names the sitemap', () => {
  const text = robots('https://site.test', false)
  expect(text).toContain('Sitemap: https://site.test/sitemap.xml')
  expect(text).not.toContain('Disallow')
})

test('robots.txt keeps search engines from the preview, if there is one', () => {
  expect(robots('https://site.test', true)).toContain('\nDisallow: /preview\n')
})

test('a preview of a change is not for search engines', () => {
  expect(robots('https://site.test', true, true)).toBe('User-agent: *\nDisallow: /\n')
  const rules = unlistedRules(headerRules(hosted, nothingInline, {}, null))
  const pages = rules.find(({ prefix }) => prefix === '/')
  expect(pages?.headers).toMatchObject({ 'X-Robots-Tag': 'noindex, nofollow' })
})

describe('services outside the product', () => {
  const outside = {
    reportUrl: 'https://reports.test/browser',
    analytics: {
      origin: 'https://tags.test',
      id: 'G-1',
      sendsTo: ['https://tags.test', 'https://hits.test'],
    },
    botCheckOrigin: 'https://bots.test',
  }
  const directives = new Map(
    policyOf(headerRules(hosted, nothingInline, {}, null, outside))
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0], directive]),
  )

  test.each([
    ['script-src', ['https://tags.test', 'https://bots.test'], ['https://hits.test']],
    ['img-src', ['https://tags.test', 'https://hits.test'], ['https://bots.test']],
    [
      'connect-src',
      ['https://reports.test', 'https://tags.test', 'https://hits.test', 'https://bots.test'],
      [],
    ],
    ['frame-src', ['https://bots.test'], ['https://tags.test']],
  ])('%s has those that are configured', (name, those, others) => {
    for (const origin of those) expect(directives.get(name)).toContain(origin)
    for (const origin of others) expect(directives.get(name)).not.toContain(origin)
  })

  test('are none where none is configured', () => {
    const policy = policyOf(headerRules(hosted, nothingInline, {}, null))
    expect(policy).not.toMatch(/frame-src|\.test/)
  })
})

describe('headers', () => {
  test('allow the lake in use and nothing else from outside', () => {
    const policy = policyOf(
      headerRules(hosted, { styles: ["'sha256-x'"], scripts: ["'sha256-y'"] }, {}, null),
    )
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(
      "connect-src 'self' https://abcd1234.apicdn.sanity.io https://mail.example.com;",
    )
    expect(policy).toContain("img-src 'self' data: https://cdn.sanity.io;")
    expect(policy).toContain("style-src 'self' 'sha256-x';")
    expect(policy).toContain("script-src 'self' 'sha256-y';")
    expect(policy).not.toContain('unsafe')
  })

  test('allow the sign-in service only where there is one', () => {
    const policy = policyOf(headerRules({ ...hosted, firebase }, nothingInline, {}, null))
    expect(policy).toContain('https://identitytoolkit.googleapis.com')
    expect(policy).toContain('https://securetoken.googleapis.com')
    expect(policyOf(headerRules(hosted, nothingInline, {}, null))).not.toContain('google')
  })

  test('pages are checked for news, files named by their content are kept', () => {
    const cacheControl = (prefix: string) =>
      headerRules(hosted, nothingInline, {}, null).find((rule) => rule.prefix === prefix)?.headers[
        'Cache-Control'
      ]
    expect(cacheControl('/')).toContain('must-revalidate')
    expect(cacheControl('/assets/')).toContain('immutable')
    expect(cacheControl('/media/')).toContain('immutable')
  })

  test('let no other origin hold a window of the site or load its files, nor a page use a device', () => {
    const headers = headerRules(hosted, nothingInline, {}, null)[0]?.headers
    expect(headers).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*usb=\(\)/),
    })
    // Copying a sent request is all that a page may do of its own accord.
    expect(headers?.['Permissions-Policy']?.match(/[\w-]+=\([^)]+\)/g)).toEqual([
      'clipboard-write=(self)',
    ])
  })

  test('an image opened by itself runs nothing and has no origin', () => {
    const media = headerRules(hosted, nothingInline, {}, null).find(
      ({ prefix }) => prefix === '/media/',
    )
    expect(media?.headers['Content-Security-Policy']).toMatch(/default-src 'none'.*; sandbox$/)
  })

  test('a PDF named by its hash is kept, others are asked for again soon', () => {
    const pdfs = { complianceSummary: '/docs/0123.pdf', slaSchedule: '/docs/sla.pdf' }
    const rules = headerRules(hosted, nothingInline, pdfs, null)
    expect(headersOf(rules, '/docs/0123.pdf')['Cache-Control']).toContain('immutable')
    expect(headersOf(rules, '/docs/sla.pdf')['Cache-Control']).toBe('public, max-age=60')
  })

  test('no policy for pages stops a viewer of PDFs', () => {
    const rules = headerRules(hosted, nothingInline, { slaSchedule: '/docs/sla.pdf' }, null)
    const headers = rules.find(({ prefix }) => prefix === '/docs/sla.pdf')?.headers
    expect(headers?.['Content-Security-Policy']).toBe("frame-ancestors 'none'")
  })

  test.each(['/email-confirmation', '/confirm', '/email-preferences', '/unsubscribe'])(
    '%s is kept by nobody, named to nobody and found by nobody',
    (path) => {
      expect(headersOf(headerRules(hosted, nothingInline, {}, null), path)).toMatchObject({
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex',
        'X-Content-Type-Options': 'nosniff',
      })
    },
  )

  test('only the Studio may show the preview, which reaches no service and is never kept', () => {
    const rules = headerRules(hosted, nothingInline, {}, 'https://studio.test')
    const preview = headersOf(rules, '/preview/contact')
    expect(preview['Content-Security-Policy']).toContain('frame-ancestors https://studio.test')
    expect(preview['Content-Security-Policy']).toContain(
      "connect-src 'self' https://abcd1234.apicdn.sanity.io;",
    )
    expect(preview['Content-Security-Policy']).not.toContain('unsafe')
    expect(preview).toMatchObject({
      'Cache-Control': 'no-store',
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'X-Robots-Tag': 'noindex',
    })
    expect(headersOf(rules, '/preview/assets/x.js')['Cache-Control']).toContain('immutable')
    expect(headersOf(rules, '/contact')['Content-Security-Policy']).toContain(
      "frame-ancestors 'none'",
    )
  })

  test('without a Studio nothing may show any page', () => {
    expect(JSON.stringify(headerRules(hosted, nothingInline, {}, null))).not.toContain('preview')
  })
})

test.each(['/build-status.json', '/share-pictures.json'])(
  'a Studio may read %s across origins, and nobody keeps it',
  (path) => {
    const rules = headerRules(hosted, nothingInline, {}, null)
    expect(rules.find(({ prefix }) => prefix === path)?.headers).toMatchObject({
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-store',
    })
  },
)

test('the pictures beside links may be shown elsewhere, and no other image', () => {
  const rules = headerRules(hosted, nothingInline, {}, null)
  const shownBy = (path: string) => headersOf(rules, path)['Cross-Origin-Resource-Policy']
  expect(shownBy('/media/share/1.jpg')).toBe('cross-origin')
  expect(shownBy('/media/tow-w800.webp')).toBe('same-origin')
  expect(headersOf(rules, '/media/share/1.jpg')['Cache-Control']).toContain('immutable')
})

import { describe, expect, test } from 'vitest'
import type { Configuration } from '../../src/configuration/configuration.ts'
import { headerRules, robots, sitemap } from './site-files.ts'

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

test('the sitemap lists every page except 404 and email-link pages', () => {
  const paths = ['/', '/ports/mundra', '/404', '/ports/404', '/confirm', '/email-preferences']
  expect(sitemap(paths, 'https://site.test').match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://site.test/',
    '<loc>https://site.test/ports/mundra',
  ])
})

test('robots.txt names the sitemap and disallows the preview', () => {
  const text = robots('https://site.test', false)
  expect(text).toContain('Sitemap: https://site.test/sitemap.xml')
  expect(text).not.toContain('Disallow')
  expect(robots('https://site.test', true)).toContain('\nDisallow: /preview\n')
})

describe('services outside the product', () => {
  const outsideServices = {
    reportUrl: 'https://reports.test/browser',
    analytics: {
      origin: 'https://tags.test',
      id: 'G-1',
      sendsTo: ['https://tags.test', 'https://hits.test'],
    },
    botCheckOrigin: 'https://bots.test',
  }
  test('are in the Content-Security-Policy directives that they need', () => {
    const policy = policyOf(headerRules(hosted, nothingInline, {}, null, outsideServices))
    for (const directive of [
      "script-src 'self' https://tags.test https://bots.test;",
      'https://cdn.sanity.io https://tags.test https://hits.test;',
      'https://tags.test https://hits.test https://reports.test https://bots.test;',
      'frame-src https://bots.test;',
    ])
      expect(policy).toContain(directive)
  })

  test('are absent if not configured', () => {
    const policy = policyOf(headerRules(hosted, nothingInline, {}, null))
    expect(policy).not.toMatch(/frame-src|\.test/)
  })
})

describe('headers', () => {
  test('allow the sign-in service only if configured', () => {
    const policy = policyOf(headerRules({ ...hosted, firebase }, nothingInline, {}, null))
    expect(policy).toContain('https://identitytoolkit.googleapis.com')
    expect(policy).toContain('https://securetoken.googleapis.com')
    expect(policyOf(headerRules(hosted, nothingInline, {}, null))).not.toContain('google')
  })
})

import { describe, expect, test } from 'vitest'
import { headerRules, robots, sitemap } from './site-files.ts'

const hosted = { projectId: 'abcd1234', dataset: 'production', apiHost: null }
const firebase = { apiKey: 'k', projectId: 'p', authEmulatorUrl: null }

const policyOf = (rules: ReturnType<typeof headerRules>) =>
  rules.find(({ prefix }) => prefix === '/')?.headers['Content-Security-Policy'] ?? ''

test('the sitemap lists every page and no error page', () => {
  const xml = sitemap(['/', '/ports/mundra', '/404', '/ports/404'], 'https://site.test')
  expect(xml.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://site.test/',
    '<loc>https://site.test/ports/mundra',
  ])
})

test('robots.txt names the sitemap', () => {
  expect(robots('https://site.test')).toContain('Sitemap: https://site.test/sitemap.xml')
})

describe('headers', () => {
  test('allow the lake in use and nothing else from outside', () => {
    const policy = policyOf(headerRules({ sanity: hosted, firebase: null }, ["'sha256-x'"]))
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("connect-src 'self' https://abcd1234.apicdn.sanity.io;")
    expect(policy).toContain("img-src 'self' data: https://cdn.sanity.io;")
    expect(policy).toContain("style-src 'self' 'sha256-x';")
    expect(policy).not.toContain('unsafe')
  })

  test('allow the sign-in service only where there is one', () => {
    const policy = policyOf(headerRules({ sanity: hosted, firebase }, []))
    expect(policy).toContain('https://identitytoolkit.googleapis.com')
    expect(policy).toContain('https://securetoken.googleapis.com')
    expect(policyOf(headerRules({ sanity: hosted, firebase: null }, []))).not.toContain('google')
  })

  test('allow an emulator of the sign-in service, in its place, only where one is set', () => {
    const emulated = { ...firebase, authEmulatorUrl: 'http://localhost:9099' }
    const policy = policyOf(headerRules({ sanity: hosted, firebase: emulated }, []))
    expect(policy).toContain(
      "connect-src 'self' https://abcd1234.apicdn.sanity.io http://localhost:9099;",
    )
    expect(policy).not.toContain('googleapis')
  })

  test('pages are checked for news, files named by their content are kept', () => {
    const cacheControl = (prefix: string) =>
      headerRules({ sanity: hosted, firebase: null }, []).find((rule) => rule.prefix === prefix)
        ?.headers['Cache-Control']
    expect(cacheControl('/')).toContain('must-revalidate')
    expect(cacheControl('/assets/')).toContain('immutable')
    expect(cacheControl('/media/')).toContain('immutable')
  })
})

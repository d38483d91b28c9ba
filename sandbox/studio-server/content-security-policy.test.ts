import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const CODE = 'start()\n'
const HTML = `<head><script>${CODE}</script><script src="/static/x.js" type="module"></script></head>`

/** The sources of each directive. */
function sourcesOf(lakeUrl: string | null, html = HTML): Record<string, string[]> {
  const policy = contentSecurityPolicy(html, lakeUrl, 'http://localhost:5173')
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

test('with the embedded lake, the Studio may connect only to its own server, the site and the lake', () => {
  const { 'connect-src': connect, 'img-src': images } = sourcesOf('http://localhost:3900')
  expect(connect).toEqual([
    "'self'",
    'http://localhost:5173',
    'http://localhost:3900',
    'http://*.localhost:3900',
    'ws://localhost:3900',
    'ws://*.localhost:3900',
  ])
  expect(images).toContain('http://localhost:3900')
  expect(JSON.stringify(sourcesOf('http://localhost:3900'))).not.toContain('sanity.io')
})

test('with hosted Sanity, the Studio may connect to Sanity’s servers and load their scripts', () => {
  const { 'connect-src': connect, 'script-src': scripts } = sourcesOf(null)
  expect(connect).toEqual(expect.arrayContaining(['https://*.sanity.io', 'wss://*.sanity.io']))
  // `*.sanity-cdn.com` does not match `sanity-cdn.com`.
  expect(scripts).toEqual(
    expect.arrayContaining(['https://sanity-cdn.com', 'https://*.sanity-cdn.com']),
  )
})

test("allows only the page's own inline scripts, and script files from its own server", () => {
  const hash = createHash('sha256').update(CODE).digest('base64')
  expect(sourcesOf('http://localhost:3900')['script-src']).toEqual(["'self'", `'sha256-${hash}'`])
})

test('the Studio may frame the site, and no site may frame the Studio', () => {
  const sources = sourcesOf('http://localhost:3900')
  expect(sources['frame-src']).toContain('http://localhost:5173')
  expect(sources['frame-ancestors']).toEqual(["'none'"])
})

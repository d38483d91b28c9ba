import { expect, test } from 'vitest'
import { netlifyRedirects, redirectLines } from './host-files.ts'
import { nginxHeaders, nginxSite } from './nginx.ts'

const RULES = [
  { prefix: '/', headers: { 'Cache-Control': 'no-cache', 'X-Frame': 'none' } },
  { prefix: '/assets/', headers: { 'Cache-Control': 'immutable', 'X-Frame': null } },
  { prefix: '/docs/pack.pdf', headers: { 'Cache-Control': 'max-age=60' } },
  { prefix: '/preview', headers: { 'X-Frame': 'studio', 'X-Robots-Tag': 'noindex' } },
  { prefix: '/preview/assets/', headers: { 'Cache-Control': 'immutable' } },
]

const SITE = { rules: RULES, redirects: [], notFoundFolders: [] }

test('for Netlify, the redirects come before the rules for folders’ 404 pages', () => {
  const redirects = [{ from: '/ports/mundra', to: '/ports/mundra-port' }]
  expect(netlifyRedirects(redirects, ['/ports', '/ports/berths']).split('\n')).toEqual([
    '/ports/mundra /ports/mundra-port 301',
    '/ports/berths/* /ports/berths/404.html 404',
    '/ports/* /ports/404.html 404',
    '',
  ])
})

test('nginx matches the longest path first, and has a 404 page for a folder', () => {
  const maps = nginxHeaders(SITE)
  expect(maps.indexOf('~^/preview/assets/')).toBeLessThan(maps.indexOf('~^/preview '))
  const site = nginxSite({ ...SITE, notFoundFolders: ['/ports'] })
  expect(site).toContain('error_page 404 /ports/404.html;')
  expect(site).toContain('location = /ports/404 { error_page 404 /ports/404.html; return 404; }')
  expect(maps).toContain('~^/assets/ "";')
})

test('refuses a header with a `$`, which nginx would read as a variable', () => {
  const dollar = [{ prefix: '/', headers: { 'X-Price': '$5' } }]
  expect(() => nginxHeaders({ ...SITE, rules: dollar })).toThrow('$5')
})

test('leaves host name, port and root folder of the server to the operator’s own nginx file', () => {
  expect(nginxSite(SITE)).not.toMatch(/\b(?:server|listen|root) /)
})

test('every host redirects an old address permanently', () => {
  const redirects = [{ from: '/ports/mundra', to: '/ports/mundra-port' }]
  expect(redirectLines(redirects)).toBe('/ports/mundra /ports/mundra-port 301\n')
  expect(nginxSite({ ...SITE, redirects })).toContain(
    'location = /ports/mundra { return 301 /ports/mundra-port; }\n',
  )
})

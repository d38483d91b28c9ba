import { serve, temporaryFolder } from '../../tests/helpers/temporary.ts'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { securityHeaders } from '../site-files/security-headers.ts'
import {
  portOf,
  rawRequest,
  sendRaw,
  homeStatusAfterHostileRequests,
} from '../../tests/helpers/hostile-requests.ts'
import { createRobustServer } from './robust-server.ts'
import { createSiteServer } from './site-server.ts'

let outDir: string
let server: Server
let origin: string

beforeEach(async () => {
  outDir = await temporaryFolder()
  await build({ 'index.html': 'first', 'docs/pack.pdf': 'pack 1' }, 'first')
  server = createSiteServer(outDir)
  origin = await serve(server)
})

/** Replaces the site, as a build does. */
async function build(
  files: Record<string, string>,
  buildName: string,
  moreRules: { prefix: string; headers: Record<string, string> }[] = [],
) {
  const next = path.join(outDir, 'site.next')
  for (const [name, content] of Object.entries({ ...files, '404.html': 'none' })) {
    await mkdir(path.dirname(path.join(next, name)), { recursive: true })
    await writeFile(path.join(next, name), content)
  }
  const rules = [{ prefix: '/', headers: { 'X-Build': buildName } }, ...moreRules]
  await writeFile(path.join(outDir, 'headers.json'), JSON.stringify(rules))
  await writeFile(
    path.join(outDir, 'redirects.json'),
    JSON.stringify([{ from: '/ports/bombay', to: '/ports/mumbai' }]),
  )
  await rm(path.join(outDir, 'site'), { recursive: true, force: true })
  await rename(next, path.join(outDir, 'site'))
}

const get = async (pathname: string) => await fetch(origin + pathname)

test.each([
  ['/contact/', '/contact'],
  ['/contact.html', '/contact'],
  ['/index.html', '/'],
  ['/docs/pack/?from=mail', '/docs/pack?from=mail'],
  ['//evil.example/', '/evil.example'],
])('redirects %s to the clean address %s', async (address, clean) => {
  const response = await fetch(origin + address, { redirect: 'manual' })
  expect(response.status).toBe(308)
  expect(response.headers.get('Location')).toBe(clean)
})

test('serves a new build, with its headers, from the next request on', async () => {
  expect(await (await get('/')).text()).toBe('first')
  await build({ 'index.html': 'second, and longer', 'docs/pack.pdf': 'pack two' }, 'second')
  const response = await get('/')
  expect(response.headers.get('X-Build')).toBe('second')
  expect(await response.text()).toBe('second, and longer')
  expect(await (await get('/docs/pack.pdf')).text()).toBe('pack two')
})

test('answers 503 until there is a site', async () => {
  const site = path.join(outDir, 'site')
  await rename(site, `${site}.previous`)
  expect((await get('/')).status).toBe(503)
  await rename(`${site}.previous`, site)
  expect((await get('/')).status).toBe(200)
})

test('answers 404 for a file that has just been removed', async () => {
  await get('/')
  await rm(path.join(outDir, 'site/docs/pack.pdf'))
  const response = await get('/docs/pack.pdf')
  expect(response.status).toBe(404)
  expect(response.headers.get('Content-Type')).toContain('text/html')
  expect(await response.text()).toBe('none')
  expect(await (await get('/')).text()).toBe('first')
})

const requestRaw = async (target: string, header: string) => {
  const response = await sendRaw(portOf(server), rawRequest(target, [header]))
  if (!response) throw new Error('no response')
  return response
}

test('answers 304 if If-None-Match contains the entity tag, alone or in a list', async () => {
  const tag = (await get('/')).headers.get('etag') ?? ''
  for (const tags of [tag, `"a", W/${tag}, "b"`]) {
    const { status, body, headers } = await requestRaw('/', `If-None-Match: ${tags}`)
    expect({ status, body, tag: headers.get('etag') }).toEqual({ status: 304, body: '', tag })
    expect(headers.get('x-build')).toBe('first')
  }
  expect((await requestRaw('/', 'If-None-Match: "another"')).status).toBe(200)
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['', undefined],
  [';;q=,,"', undefined],
])('Accept-Encoding “%s” gets Content-Encoding %s', async (accepted, encoding) => {
  const page = { 'page.html': 'plain', 'page.html.br': 'br', 'page.html.gz': 'gzip' }
  await build(page, 'first')
  const { headers, body } = await requestRaw('/page', `Accept-Encoding: ${accepted}`)
  expect(headers.get('content-encoding')).toBe(encoding)
  expect(body).toBe(encoding ?? 'plain')
  expect(headers.get('vary')).toBe('Accept-Encoding')
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
})

test.each([
  '/..%2fdocs/pack.pdf',
  '/a/..%2fdocs/pack.pdf',
  '/docs%5cpack.pdf',
  '/.%2fdocs/pack.pdf',
])('sends no file for %s', async (target) =>
  expect((await requestRaw(target, 'Accept: */*')).body).toBe('none'),
)

test('answers an unknown address with its folder’s 404 page and the headers of that page', async () => {
  await build({ 'preview/404.html': 'the preview' }, 'third', [
    { prefix: '/preview', headers: { 'X-Frame': 'studio' } },
    { prefix: '/preview/assets/', headers: { 'Cache-Control': 'immutable' } },
  ])
  const response = await get('/preview/assets/gone.js')
  expect(response.status).toBe(404)
  expect(response.headers.get('X-Frame')).toBe('studio')
  expect(response.headers.get('X-Build')).toBe('third')
  expect(response.headers.get('Cache-Control')).toBeNull()
  expect(await response.text()).toBe('the preview')
  expect((await get('/elsewhere/gone')).headers.get('X-Frame')).toBeNull()
})

test.each(['/404', '/404.html', '/preview/404'])('%s is no page', async (address) => {
  await build({ 'preview/404.html': 'none' }, 'third')
  const response = await get(address)
  expect([response.status, await response.text()]).toEqual([404, 'none'])
})

test('no request crashes the server; its responses to well-formed requests have security headers', async () => {
  await build({ 'index.html': 'home', 'contact.html': 'contact' }, 'first', [
    { prefix: '/', headers: { 'Content-Security-Policy': "default-src 'none'" } },
  ])
  expect(await homeStatusAfterHostileRequests(portOf(server), securityHeaders)).toBe(200)
})

test('errors and redirects have security headers', async () => {
  const statusOf = async (pathname: string, init: RequestInit = {}) => {
    const { status, headers } = await fetch(origin + pathname, { redirect: 'manual', ...init })
    const sent = Object.keys(securityHeaders).filter((name) => headers.has(name))
    expect(sent).toEqual(Object.keys(securityHeaders))
    return status
  }
  expect(await statusOf('/docs/')).toBe(308)
  expect(await statusOf('/gone')).toBe(404)
  expect(await statusOf('/%')).toBe(400)
  expect(await statusOf('/', { method: 'POST' })).toBe(405)
  await rm(path.join(outDir, 'site'), { recursive: true })
  expect(await statusOf('/')).toBe(503)
})

test('logs an error, answers 500 and keeps running', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failing = createRobustServer('The test', { 'X-Secure': 'yes' }, (request, response) => {
    if (request.url === '/late') response.write('part')
    throw new Error('out of order')
  })
  const url = await serve(failing)
  const { status, headers } = await fetch(`${url}/early`)
  expect([status, headers.get('X-Secure')]).toEqual([500, 'yes'])
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  await sendRaw(portOf(failing), rawRequest('/late'))
  expect(errors.mock.calls.map(([text]) => String(text))).toEqual([
    'The test failed to answer GET /early:',
    'The test failed to answer GET /late:',
  ])
  expect((await fetch(`${url}/early`)).status).toBe(500)
})

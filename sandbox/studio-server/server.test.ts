import { serve, temporaryFolder } from '../../tests/helpers/temporary.ts'
import { mkdir, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { portOf, homeStatusAfterHostileRequests } from '../../tests/helpers/hostile-requests.ts'
import { createStudioServer, studioSecurityHeaders } from './server.ts'

const PAGE = '<!DOCTYPE html><title>Studio</title>'

let outDir: string
let server: Server
let origin: string

beforeEach(async () => {
  outDir = await temporaryFolder()
  await mkdir(path.join(outDir, 'static'))
  await writeFile(path.join(outDir, 'index.html'), PAGE)
  await writeFile(path.join(outDir, '.stamp'), 'secret')
  await writeFile(path.join(outDir, 'static/sanity-Ab_cd-12.js'), 'code()')
  await writeFile(path.join(outDir, 'static/favicon.svg'), '<svg/>')
  const lakeUrl = 'http://localhost:3900'
  server = createStudioServer({ outDir, lakeUrl, siteUrl: 'http://localhost:5173' })
  origin = await serve(server)
})

test.each(['/', '/structure/port;drafts.port-mumbai', '/intent/edit/id=a.b;type=port/', '/.stamp'])(
  'responds to %s with the Studio’s page and its content security policy',
  async (pathname) => {
    const response = await fetch(origin + pathname)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(PAGE)
    expect(response.headers.get('Content-Security-Policy')).toContain('http://localhost:3900')
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
  },
)

test('serves a file with its type; browsers may cache files named by their hash', async () => {
  const code = await fetch(`${origin}/static/sanity-Ab_cd-12.js`)
  expect(code.headers.get('Content-Type')).toContain('javascript')
  expect(code.headers.get('Cache-Control')).toContain('immutable')
  expect(await code.text()).toBe('code()')
  const icon = await fetch(`${origin}/static/favicon.svg`)
  expect(icon.headers.get('Cache-Control') ?? '').not.toContain('immutable')
})

test("responds with 404 to a missing file, not with the Studio's page", async () => {
  expect((await fetch(`${origin}/static/sanity-gone.js`)).status).toBe(404)
})

test('responds with 204, not with an error, to the Studio’s request for create-manifest.json', async () => {
  const url = `${origin}/static/create-manifest.json`
  expect((await fetch(url, { method: 'HEAD' })).status).toBe(204)
})

test('does not start without a built Studio', () => {
  const options = { lakeUrl: null, siteUrl: 'http://localhost:5173' }
  expect(() => createStudioServer({ outDir: path.join(outDir, 'none'), ...options })).toThrow(
    'ENOENT',
  )
})

test('no request crashes the server; its responses to well-formed requests have security headers', async () => {
  expect(await homeStatusAfterHostileRequests(portOf(server), studioSecurityHeaders)).toBe(200)
})

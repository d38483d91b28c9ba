import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { servePreview } from './serve-in-development.ts'

let folder: string
let server: ViteDevServer
let origin: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'serve-preview-'))
  await writeFile(path.join(folder, 'index.html'), '<body>the site</body>')
  await writeFile(path.join(folder, 'preview.html'), '<body>the preview</body>')
  server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [servePreview()],
    server: { port: 0, host: 'localhost' },
  })
  await server.listen()
  origin = server.resolvedUrls?.local[0] ?? ''
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const get = async (pathname: string) =>
  await (await fetch(new URL(pathname, origin), { headers: { Accept: 'text/html' } })).text()

test.each(['/preview', '/preview/contact', '/preview/ports/mundra?a=b'])(
  '%s is the preview, with hot reload',
  async (pathname) => {
    const html = await get(pathname)
    expect(html).toContain('the preview')
    expect(html).toContain('/@vite/client')
  },
)

test.each(['/', '/previews', '/contact'])('%s is the site', async (pathname) => {
  expect(await get(pathname)).toContain('the site')
})

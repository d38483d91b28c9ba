import { expect, test } from '@playwright/test'
import { PAGE_PATHS } from '../helpers/paths.ts'
import { stack } from '../helpers/stack.ts'

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(stack.siteUrl + path, { method, headers, redirect: 'manual' })

async function assetPath(): Promise<string> {
  const html = await (await get('/')).text()
  const path = /data-app="(\/assets\/[^"]+\.js)"/.exec(html)?.[1]
  if (!path) throw new Error('the page names its script')
  return path
}

test.describe('the site server', () => {
  test('sends pages with the policies of production', async () => {
    const response = await get('/')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
    expect(response.headers.get('Cache-Control')).toContain('must-revalidate')
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+'){2};/)
    expect(policy).not.toContain('unsafe-')
    expect(response.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    expect(response.headers.get('Permissions-Policy')).toContain('camera=()')
  })

  test('sends the drawings of pages cleaned, and sandboxed', async () => {
    const html = await (await get('/case-studies')).text()
    const [drawing = ''] = /\/media\/[\w-]+-clean\.svg/.exec(html) ?? []
    const response = await get(drawing)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/)
    expect(response.headers.get('Content-Security-Policy')).toMatch(
      /default-src 'none'.*; sandbox$/,
    )
  })

  for (const encoding of ['br', 'gzip'])
    test(`sends pages and scripts compressed with ${encoding}`, async () => {
      for (const path of ['/', '/ports/mundra', await assetPath()]) {
        const response = await get(path, { 'Accept-Encoding': encoding })
        expect(response.headers.get('Content-Encoding')).toBe(encoding)
        expect(response.headers.get('Vary')).toContain('Accept-Encoding')
      }
    })

  test('lets hashed files be kept for good', async () => {
    const response = await get(await assetPath())
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  })

  test('sends no file what only documents need', async () => {
    const { headers } = await get(await assetPath())
    expect([...headers.keys()].filter((name) => /policy|security/.test(name))).toEqual([
      'cross-origin-resource-policy',
    ])
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  test('confirms what a browser has already', async () => {
    const tag = (await get('/contact')).headers.get('ETag')
    expect(tag).toBeTruthy()
    const again = await get('/contact', { 'If-None-Match': tag ?? '' })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  for (const [path, target] of [
    ['/contact/', '/contact'],
    ['/contact.html', '/contact'],
    ['/index.html', '/'],
    ['/ports/mumbai/?from=mail', '/ports/mumbai?from=mail'],
  ] as const)
    test(`redirects ${path} to the clean ${target}`, async () => {
      const response = await get(path)
      expect(response.status).toBe(308)
      expect(response.headers.get('Location')).toBe(target)
    })

  test('sends parts of a file', async () => {
    const whole = await (await get('/favicon.svg')).text()
    const part = await get('/favicon.svg', { Range: 'bytes=0-9', 'Accept-Encoding': 'identity' })
    expect(part.status).toBe(206)
    expect(part.headers.get('Content-Range')).toMatch(/^bytes 0-9\//)
    expect(await part.text()).toBe(whole.slice(0, 10))
  })

  for (const path of [
    '/no-such-page',
    '/assets/gone.js',
    '/../package.json',
    '/%2e%2e/package.json',
  ])
    test(`answers ${path} with 404 and a page`, async () => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
      expect(await response.text()).toContain('noindex')
    })

  test('answers a broken address without ending', async () => {
    for (const path of ['/%E0%A4%A', '/%00']) expect((await get(path)).status).toBe(400)
    expect((await get('/')).status).toBe(200)
  })

  test('refuses a part that there is none of', async () => {
    const response = await get('/favicon.svg', { Range: 'bytes=5-2' })
    expect(response.status).toBe(416)
    expect(response.headers.get('Content-Range')).toMatch(/^bytes \*\/\d+$/)
  })

  test('refuses to be written to', async () => {
    const response = await get('/', {}, 'POST')
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD')
  })

  test('answers HEAD as GET without a body', async () => {
    for (const [path, status] of [
      ['/contact', 200],
      ['/nowhere', 404],
    ] as const) {
      const response = await get(path, {}, 'HEAD')
      expect(response.status).toBe(status)
      expect(await response.text()).toBe('')
    }
  })

  test('has a sitemap of pages that exist, and robots.txt names it', async () => {
    expect(await (await get('/robots.txt')).text()).toContain('/sitemap.xml')
    const sitemap = await (await get('/sitemap.xml')).text()
    const urls = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url))
    expect(urls.map(({ pathname }) => pathname).toSorted()).toEqual(PAGE_PATHS.toSorted())
    for (const { pathname } of urls) expect((await get(pathname)).status).toBe(200)
  })
})

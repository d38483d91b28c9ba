import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { headersOf } from '../hosts/effective-headers.ts'
import type { Redirect } from '../site-files/redirects.ts'
import type { HeaderRule } from '../site-files/site-files.ts'
import { type RawResponse, request } from './request.ts'
import { readFile } from 'node:fs/promises'
import { lakeOrigin } from '../../src/content/lake-origin.ts'
import { filesIn, readBuiltWith, readHostRules } from '../build-folder.ts'
import type { BuildConfiguration } from '../configuration/parse-configuration.ts'
import { join } from 'node:path'
import { STATUS_FILE } from '../report/build-status.ts'
import { lastPublication } from '../live-checks.ts'
import { EDGE_FILES } from '../hosts/edge.ts'

/** What was built, and the host that should serve it. */
export type Deployment = {
  origin: string
  rules: readonly HeaderRule[]
  /** The lake that the build was made for; null if the build does not say. */
  sanity: BuildConfiguration['sanity'] | null
  /** From the addresses that pages had before. */
  redirects: readonly Redirect[]
  /** Paths of the pages, and of the other files. */
  pages: readonly string[]
  files: readonly string[]
  /** @returns the content of a file of the site, by its path with extension */
  read: (file: string) => Promise<Buffer>
}

/** What one request should be answered with: the text says what is wrong, `null` that nothing is. */
type Check = { of: string; path: string; run(): Promise<string | null> }

type Finding = { check: string; path: string; problem: string }
export type CheckResult = { check: string; passed: number; findings: Finding[] }

/** How many requests are on their way at a time. */
const TOGETHER = 6

/** Files of these kinds gain by compression, and are compressed by every host worth the name. */
const COMPRESSED = /\.(?:html|js|css|svg|json|xml|txt)$/

/** Bytes below which hosts leave a file as it is. */
const SMALL = 2048

/** Runs every check against the host. */
export async function checkHost(deployment: Deployment): Promise<CheckResult[]> {
  const queue = checksOf(deployment)
  const results = new Map(
    queue.map(({ of }) => [of, { check: of, passed: 0, findings: [] as Finding[] }]),
  )
  const work = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const problem = await check.run().catch((error: unknown) => String(error))
      const result = results.get(check.of)
      if (problem === null && result) result.passed += 1
      else result?.findings.push({ check: check.of, path: check.path, problem: problem ?? '' })
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, work))
  return [...results.values()]
}

function checksOf(deployment: Deployment): Check[] {
  const { origin, pages, files, rules, read, sanity } = deployment
  const get: Get = (path, headers, method) => request(origin, path, headers, method)
  const pdfs = files.filter((file) => file.endsWith('.pdf')).slice(0, 1)
  const each = (
    of: string,
    paths: readonly string[],
    run: (path: string) => Promise<string | null>,
  ) => paths.map((path) => ({ of, path, run: () => run(path) }))
  return [
    ...each('pages at clean addresses, with their headers', pages, async (path) => {
      const response = await get(path)
      return (
        wrongStatus(response, 200) ??
        wrongHeaders(response, headersOf(rules, path)) ??
        otherBody(response, await read(fileOf(path)))
      )
    }),
    ...pages
      .filter((path) => path !== '/')
      .flatMap((path) => [`${path}/`, `${path}.html`].map((other) => redirects(get, other, path))),
    redirects(get, '/index.html', '/'),
    ...deployment.redirects.map(({ from, to }) =>
      redirects(get, from, to, 'redirects from old addresses'),
    ),
    ...each(
      'files, with their headers',
      files.filter((file) => !file.endsWith('.html')),
      async (path) => {
        const response = await get(path)
        return wrongStatus(response, 200) ?? wrongHeaders(response, headersOf(rules, path))
      },
    ),
    ...files
      .filter((file) => file.endsWith('/404.html'))
      .flatMap((page) =>
        each(
          'the 404 page of the folder',
          MISSING.map((name) => page.replace('404.html', name)),
          async (path) => {
            const first = await get(path)
            const location = first.headers['location']?.[0]
            const response = isRedirect(first) && location ? await get(location) : first
            return (
              wrongStatus(response, 404) ??
              otherBody(response, await read(page)) ??
              wrongHeaders(response, headersOf(rules, page), ['Content-Security-Policy'])
            )
          },
        ),
      ),
    ...each('no redirect leaves the site', HOSTILE, async (path) =>
      leavesSite(await get(path), origin),
    ),
    ...each(
      'compression',
      [...files, ...pages.map(fileOf)].filter((file) => COMPRESSED.test(file)),
      async (path) => {
        const plain = await read(path)
        if (plain.length < SMALL) return null
        const response = await get(addressOf(path), { 'Accept-Encoding': 'br, gzip' })
        return response.headers['content-encoding'] === undefined
          ? 'It is sent as it is, though it gains by compression.'
          : otherBody(response, plain)
      },
    ),
    ...each('a request for a part of a file gets that part, or the file', pdfs, async (path) => {
      const response = await get(path, { Range: 'bytes=0-99' })
      const whole = await read(path)
      // A server may ignore what part is asked for (RFC 9110, section 14.2).
      if (response.status === 200) return otherBody(response, whole)
      const isPart = response.body.equals(whole.subarray(0, 100))
      return wrongStatus(response, 206) ?? (isPart ? null : 'The part is not of this file.')
    }),
    ...each('an unchanged file is not sent again', ['/', ...pdfs], async (path) => {
      const { headers } = await get(path)
      const tag = headers['etag']?.[0]
      if (tag === undefined) return 'It has no ETag.'
      return wrongStatus(await get(path, { 'If-None-Match': tag }), 304)
    }),
    ...each('HEAD is answered as GET, without a body', ['/'], async (path) => {
      const response = await get(path, {}, 'HEAD')
      return wrongStatus(response, 200) ?? wrongHeaders(response, headersOf(rules, path))
    }),
    ...(sanity === null
      ? []
      : each('pages of the site may read the lake', [lakeOrigin(sanity)], async () => {
          const { problem } = await lastPublication(origin, sanity)
          return problem
        })),
  ]
}

/** Addresses in a folder that have no page. */
const MISSING = ['no-such-page', 'no/such/page', 'no-such.html', 'no-such-page?a=b']

/** Addresses that a careless redirect would make another host or a header of. */
const HOSTILE = [
  '//evil.example/',
  '/%2Fevil.example/',
  '/%5Cevil.example/',
  '//evil.example/x.html',
  '/%0d%0aX-Evil:%201/',
]

type Get = (path: string, headers?: Record<string, string>, method?: 'HEAD') => Promise<RawResponse>

function redirects(
  get: Get,
  path: string,
  to: string,
  of = 'redirects to the clean address',
): Check {
  return {
    of,
    path,
    run: async () => {
      const response = await get(path)
      const location = response.headers['location']?.[0] ?? ''
      if (!isRedirect(response))
        return `It is answered with ${response.status}, not with a redirect.`
      return new URL(location, 'http://site.invalid').pathname === to
        ? null
        : `It leads to ${location}, not to ${to}.`
    },
  }
}

/** Cloudflare’s static assets redirect with 307, which nobody can change. */
function isRedirect({ status }: RawResponse): boolean {
  return [301, 307, 308].includes(status)
}

function wrongStatus({ status }: RawResponse, expected: number): string | null {
  return status === expected ? null : `It is answered with ${status}, not with ${expected}.`
}

function wrongHeaders(
  { headers }: RawResponse,
  expected: Record<string, string>,
  names = Object.keys(expected),
): string | null {
  for (const name of names) {
    const [sent, second] = headers[name.toLowerCase()] ?? []
    if (sent === undefined) return `It lacks the header ${name}.`
    if (second !== undefined) return `${name} is sent twice, as “${sent}” and “${second}”.`
    if (sent !== expected[name]) return `${name} is “${sent}”, not “${expected[name]}”.`
  }
  return null
}

function otherBody(response: RawResponse, expected: Buffer): string | null {
  return bodyOf(response).equals(expected) ? null : 'Its content is not that of the build.'
}

function bodyOf({ headers, body }: RawResponse): Buffer {
  const encoding = headers['content-encoding']?.[0]
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

function leavesSite({ headers }: RawResponse, origin: string): string | null {
  if (headers['x-evil'] !== undefined) return 'An address can write headers.'
  const location = headers['location']?.[0]
  if (location === undefined || new URL(location, origin).origin === new URL(origin).origin)
    return null
  return `It leads to ${location}.`
}

/** @returns the file of a page */
function fileOf(page: string): string {
  return page === '/' ? '/index.html' : `${page}.html`
}

/** @returns the address of a file: that of a page has no extension */
function addressOf(file: string): string {
  return file.replace(/\.html$/, '').replace(/^\/index$/, '/')
}

/**
 * @param outDir with `site` and `headers.json`, the same that were deployed
 * @throws when there is no build
 */
export async function readDeployment(outDir: string, origin: string): Promise<Deployment> {
  const site = join(outDir, 'site')
  // The status changes with each build on the server itself.
  const others = new Set([STATUS_FILE, ...EDGE_FILES])
  const files = filesIn(site)
    .filter((name) => !/\.(?:br|gz)$/.test(name) && !others.has(name))
    .map((name) => `/${name}`)
    .toSorted()
  const pages = files
    .filter((file) => file.endsWith('.html') && !file.endsWith('/404.html'))
    .map((file) => file.replace(/(?:^\/index)?\.html$/, '') || '/')
  const built = await readBuiltWith(outDir)
  return {
    origin,
    ...(await readHostRules(outDir)),
    sanity: built?.sanity ?? null,
    pages,
    files: files.filter((file) => !file.endsWith('.html') || file.endsWith('/404.html')),
    read: async (file) => await readFile(join(site, file)),
  }
}

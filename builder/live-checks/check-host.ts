/** `npm run check-host URL`: does the host serve the built site with its headers? Exits with 1 if not. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { lakeOrigin } from '../../src/content/lake-origin.ts'
import {
  addressOf,
  filesIn,
  HEADERS_FILE,
  htmlFile,
  outDir,
  readHostRules,
  readSiteRecord,
} from '../build-folder.ts'
import type { BuildConfiguration } from '../configuration.ts'
import { UNSERVED_FILES } from '../hosts/host-files.ts'
import { headersOf } from '../hosts/effective-headers.ts'
import {
  assertReachable,
  type Check,
  checkLive,
  fetchWithTimeout,
  readLakeAsBrowser,
} from './live-checks.ts'
import { STATUS_FILE } from '../report/build-status.ts'
import type { Redirect } from '../site-files/redirects.ts'
import type { HeaderRule } from '../site-files/site-files.ts'

/** The built site, and the host that should serve it. */
export type Deployment = {
  origin: string
  rules: readonly HeaderRule[]
  /** The lake that the site was built from; null if the site's record does not name a lake. */
  sanity: BuildConfiguration['sanity'] | null
  /** Redirects from earlier addresses of pages. */
  redirects: readonly Redirect[]
  pages: readonly string[]
  /** Paths of the files that are not pages. */
  files: readonly string[]
  /** @returns the content of a file of the site */
  read: (file: string) => Promise<Buffer>
}

/** A response with its body, decompressed. */
type Answer = { status: number; headers: Headers; body: Buffer }

const CONCURRENCY = 6

/** Maximum number of problems that are printed for each check. */
const MAX_SHOWN = 5

/** Types of files that compression makes much smaller. */
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|xml|txt)$/

/** Bytes below which hosts do not compress a file. */
const MIN_COMPRESSED_BYTES = 2048

/** Addresses without a page, relative to a folder. */
const MISSING = ['no-such-page', 'no/such/page', 'no-such.html', 'no-such-page?a=b']

/** Addresses that a careless redirect would turn into another host or a header. */
const HOSTILE = [
  '//evil.example/',
  '/%2Fevil.example/',
  '/%5Cevil.example/',
  '//evil.example/x.html',
  '/%5Cevil.example/index.html',
  '/%0d%0aX-Evil:%201/',
]

export function hostChecks(deployment: Deployment): Check[] {
  const { origin, pages, files, rules, read, sanity } = deployment
  const cleanPaths = new Map([['/index.html', '/']])
  for (const page of pages.filter((path) => path !== '/'))
    cleanPaths.set(`${page}/`, page).set(`${page}.html`, page)
  const redirectTargets = new Map(deployment.redirects.map(({ from, to }) => [from, to]))
  const pages404 = files.filter((file) => file.endsWith('/404.html'))
  const page404Of = new Map(
    pages404.flatMap((page) => MISSING.map((name) => [page.replace('404.html', name), page])),
  )
  const pdfs = files.filter((file) => file.endsWith('.pdf')).slice(0, 1)

  async function get(path: string, options: RequestInit = {}): Promise<Answer> {
    const response = await fetchWithTimeout(origin + path, { redirect: 'manual', ...options })
    const { status, headers } = response
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) }
  }
  const redirectCheck = (name: string, targets: ReadonlyMap<string, string>) =>
    checkEach(name, [...targets.keys()], async (path) => {
      const { status, headers } = await get(path)
      const location = headers.get('location') ?? ''
      if (!isRedirect(status)) return `It is answered with ${status}, not with a redirect.`
      const target = targets.get(path)
      return new URL(location, origin).href === new URL(target ?? '', origin).href
        ? null
        : `It leads to ${location}, not to ${target}.`
    })
  const servedProblem = async (path: string, file: string) => {
    const answer = await get(path)
    return (
      statusProblem(answer, 200) ??
      headersProblem(answer, headersOf(rules, path)) ??
      bodyProblem(answer, await read(file))
    )
  }

  return [
    checkEach('pages at clean addresses, with their headers', pages, (page) =>
      servedProblem(page, htmlFile(page)),
    ),
    redirectCheck('redirects to the clean address', cleanPaths),
    redirectCheck('redirects from old addresses', redirectTargets),
    checkEach(
      'files, with their headers',
      files.filter((file) => !file.endsWith('.html')),
      (file) => servedProblem(file, file),
    ),
    checkEach('missing pages show their folder’s 404 page', [...page404Of.keys()], async (path) => {
      const page = page404Of.get(path) ?? ''
      const first = await get(path)
      const target = new URL(first.headers.get('location') ?? path, origin)
      if (target.origin !== origin) return `It leads to ${target.href}.`
      const answer = isRedirect(first.status) ? await get(target.pathname + target.search) : first
      const { 'Content-Security-Policy': policy = '' } = headersOf(rules, page)
      return (
        statusProblem(answer, 404) ??
        bodyProblem(answer, await read(page)) ??
        headersProblem(answer, { 'Content-Security-Policy': policy })
      )
    }),
    checkEach('no redirect leaves the site', HOSTILE, async (path) => {
      const { headers } = await get(path)
      if (headers.has('x-evil')) return 'An address can inject headers.'
      const location = headers.get('location') ?? '/'
      return new URL(location, origin).origin === origin ? null : `It leads to ${location}.`
    }),
    checkEach(
      'compression',
      [...files, ...pages.map(htmlFile)].filter((file) => COMPRESSIBLE.test(file)),
      async (file) => {
        const content = await read(file)
        if (content.length < MIN_COMPRESSED_BYTES) return null
        const answer = await get(addressOf(file), { headers: { 'Accept-Encoding': 'br, gzip' } })
        return answer.headers.has('content-encoding')
          ? bodyProblem(answer, content)
          : 'It is sent uncompressed.'
      },
    ),
    checkEach('an unchanged file is not sent again', ['/', ...pdfs], async (path) => {
      const tag = (await get(path)).headers.get('etag')
      if (tag === null) return 'It has no ETag.'
      return statusProblem(await get(path, { headers: { 'If-None-Match': tag } }), 304)
    }),
    checkEach('HEAD has status 200 and the site’s headers', ['/'], async (path) => {
      const answer = await get(path, { method: 'HEAD' })
      return statusProblem(answer, 200) ?? headersProblem(answer, headersOf(rules, path))
    }),
    ...(sanity === null
      ? []
      : [
          {
            name: `pages of the site may read the lake, ${lakeOrigin(sanity)}`,
            run: async () => (await readLakeAsBrowser(origin, sanity)).problem,
          },
        ]),
  ]
}

/** @param problemOf returns the problem of a path, or null */
function checkEach(
  name: string,
  paths: readonly string[],
  problemOf: (path: string) => Promise<string | null>,
): Check {
  const lineFor = async (path: string) => {
    const problem = await problemOf(path).catch(String)
    return problem === null ? [] : [`${path}: ${problem}`]
  }
  return {
    name,
    run: async () => {
      const lines = await Readable.from(paths)
        .map(lineFor, { concurrency: CONCURRENCY })
        .flatMap((line: string[]) => line)
        .toArray()
      if (lines.length === 0) return null
      const head = `${lines.length} of ${paths.length} are wrong`
      return [head, ...lines.slice(0, MAX_SHOWN)].join('\n    ')
    },
  }
}

/** Cloudflare’s static assets redirect with 307, which can't be configured. */
function isRedirect(status: number): boolean {
  return [301, 307, 308].includes(status)
}

function statusProblem({ status }: Answer, expected: number): string | null {
  return status === expected ? null : `It is answered with ${status}, not with ${expected}.`
}

function headersProblem({ headers }: Answer, expected: Record<string, string>): string | null {
  for (const [name, value] of Object.entries(expected)) {
    const sent = headers.get(name)
    if (sent === null) return `It lacks the header ${name}.`
    if (sent !== value) return `${name} is “${sent}”, not “${value}”.`
  }
  return null
}

function bodyProblem({ body }: Answer, expected: Buffer): string | null {
  return body.equals(expected) ? null : 'Its content differs from the built file.'
}

/**
 * @param folder with the `site` and the `headers.json` that were deployed
 * @throws when there is no build
 */
export async function readDeployment(folder: string, origin: string): Promise<Deployment> {
  if (!existsSync(join(folder, HEADERS_FILE)))
    throw new Error(
      `Nothing to compare with: run npm run build here first, for the site at ${origin}.`,
    )
  const site = join(folder, 'site')
  // A build on the server changes the status file. Hosts do not serve the files that configure them.
  const notCompared = new Set([STATUS_FILE, ...UNSERVED_FILES])
  const files = filesIn(site)
    .filter((name) => !/\.(?:br|gz)$/.test(name) && !notCompared.has(name))
    .map((name) => `/${name}`)
    .toSorted()
  const isPage = (file: string) => file.endsWith('.html') && !file.endsWith('/404.html')
  const { builtWith } = await readSiteRecord(folder)
  return {
    origin,
    ...(await readHostRules(folder)),
    sanity: builtWith?.sanity ?? null,
    pages: files.filter(isPage).map(addressOf),
    files: files.filter((file) => !isPage(file)),
    read: async (file) => await readFile(join(site, file)),
  }
}

if (process.argv[1] === import.meta.filename)
  await checkLive(
    'Say which site: npm run check-host https://www.example.com',
    async ({ origin }) => {
      await assertReachable(origin)
      return hostChecks(await readDeployment(outDir, origin))
    },
  )

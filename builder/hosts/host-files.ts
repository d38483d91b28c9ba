/** Configuration files with which a host serves the site like `builder/serve-site`. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { filesIn, readHostRules } from '../build-folder.ts'
import type { Redirect } from '../site-files/redirects.ts'
import type { HeaderRule } from '../site-files/site-files.ts'
import { headersOf, withoutRemoved } from './effective-headers.ts'
import { nginxHeaders, nginxSite } from './nginx.ts'

/** Files that Cloudflare and Netlify read but do not serve. The operator copies them into the site's folder. */
export const UNSERVED_FILES = ['_headers', '_redirects']

/**
 * Writes `hosts/` beside the site (docs/deployment.md).
 *
 * @param outDir folder that contains `site`, `headers.json` and `redirects.json`
 * @throws when there is no build in the folder
 */
export async function writeHostFiles(outDir: string): Promise<void> {
  const { rules, redirects } = await readHostRules(outDir)
  const notFoundFolders = filesIn(path.join(outDir, 'site'))
    .filter((name) => name.endsWith('/404.html'))
    .map((name) => `/${path.posix.dirname(name)}`)
  const site = { rules, redirects, notFoundFolders }
  const files: Record<string, string> = {
    'cloudflare/_headers': cloudflareHeaders(rules),
    'cloudflare/_redirects': redirectLines(redirects),
    'cloudflare/wrangler.json': JSON.stringify(cloudflareConfiguration, null, 2),
    'netlify/_headers': netlifyHeaders(rules),
    'netlify/_redirects': netlifyRedirects(redirects, notFoundFolders),
    'nginx/headers.conf': nginxHeaders(site),
    'nginx/site.conf': nginxSite(site),
    'docker/Dockerfile': DOCKERFILE,
    'docker/server.conf': CONTAINER_SERVER,
  }
  const folder = path.join(outDir, 'hosts')
  await rm(folder, { recursive: true, force: true })
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
}

/**
 * Cloudflare (Pages, and Workers with static assets) sends the headers of every matching rule. A rule that sets a
 * header again must first remove it (`! Name`), or Cloudflare sends it twice.
 * https://developers.cloudflare.com/workers/static-assets/headers/
 */
export function cloudflareHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map((rule, index) => {
      const earlier = headersOf(rules.slice(0, index), rule.prefix)
      const removed = Object.keys(rule.headers).filter((name) => name in earlier)
      const lines = [...removed.map((name) => `  ! ${name}`), ...headerLines(rule)]
      return [isFile(rule.prefix) ? rule.prefix : `${rule.prefix}*`, ...lines].join('\n')
    })
    .join('\n\n')
    .concat('\n')
}

/** https://developers.cloudflare.com/workers/static-assets/routing/ */
const cloudflareConfiguration = {
  name: 'global-salvage',
  compatibility_date: '2026-05-01',
  assets: {
    directory: '../../site',
    html_handling: 'drop-trailing-slash',
    not_found_handling: '404-page',
  },
}

/**
 * On Netlify a later rule can override a header but not remove it, and `*` must follow a slash.
 * https://docs.netlify.com/manage/routing/headers/
 */
export function netlifyHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .flatMap(({ prefix, headers }) => {
      const lines = headerLines({ headers })
      return netlifyPaths(prefix).map((pattern) => [pattern, ...lines].join('\n'))
    })
    .join('\n\n')
    .concat('\n')
}

function netlifyPaths(prefix: string): string[] {
  if (isFile(prefix)) return [prefix]
  return prefix.endsWith('/') ? [`${prefix}*`] : [prefix, `${prefix}/*`]
}

/** Redirects for Cloudflare and Netlify: https://developers.cloudflare.com/workers/static-assets/redirects/ */
export function redirectLines(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')
}

/**
 * The redirects, and a rule for each folder's 404 page, because Netlify itself sends only the root's 404 page. A rule
 * with status 404 applies if there is no file. https://docs.netlify.com/manage/routing/redirects/redirect-options/
 *
 * @param notFoundFolders folders with a 404 page of their own
 */
export function netlifyRedirects(
  redirects: readonly Redirect[],
  notFoundFolders: readonly string[],
): string {
  // The first matching rule applies.
  const notFound = notFoundFolders
    .toSorted((a, b) => b.length - a.length)
    .map((folder) => `${folder}/* ${folder}/404.html 404\n`)
  return redirectLines(redirects) + notFound.join('')
}

function headerLines({ headers }: Pick<HeaderRule, 'headers'>): string[] {
  return Object.entries(withoutRemoved(headers)).map(([name, value]) => `  ${name}: ${value}`)
}

function isFile(prefix: string): boolean {
  return /\.[a-z\d]+$/.test(prefix)
}

/** To build the image, run in `dist`: `docker build -f hosts/docker/Dockerfile .` */
const DOCKERFILE = `FROM nginxinc/nginx-unprivileged:stable
COPY hosts/nginx/headers.conf /etc/nginx/conf.d/headers.conf
COPY hosts/docker/server.conf /etc/nginx/conf.d/default.conf
COPY hosts/nginx/site.conf /etc/nginx/site.conf
COPY site /usr/share/nginx/html
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s CMD curl --fail --silent --max-time 3 --output /dev/null http://127.0.0.1:8080/
`

const CONTAINER_SERVER = `server {
  listen 8080;
  root /usr/share/nginx/html;
  include site.conf;
}
`

/** Configuration files for Cloudflare, Netlify and Vercel. */
import type { HeaderRule } from '../site-files/site-files.ts'
import type { Redirect } from '../site-files/redirects.ts'
import { headersOf, sentHeaders } from './effective-headers.ts'

/** Files in the site's folder that Cloudflare and Netlify read and do not serve. */
export const EDGE_FILES = ['_headers', '_redirects']

/**
 * Cloudflare (Pages, and Workers with static assets) sends the headers of every matching rule, so a header would be sent
 * twice: a later rule removes it first (`! Name`).
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
export const cloudflareConfiguration = {
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
      return netlifyPaths(prefix).map((path) => [path, ...lines].join('\n'))
    })
    .join('\n\n')
    .concat('\n')
}

function netlifyPaths(prefix: string): string[] {
  if (isFile(prefix)) return [prefix]
  return prefix.endsWith('/') ? [`${prefix}*`] : [prefix, `${prefix}/*`]
}

/** For Cloudflare; Netlify reads the same: https://developers.cloudflare.com/workers/static-assets/redirects/ */
export function redirectLines(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')
}

/**
 * The same for Netlify, which by default only knows the 404 page of the root. A rule with status 404 applies if there is
 * no file. https://docs.netlify.com/manage/routing/redirects/redirect-options/
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

/** https://vercel.com/docs/project-configuration: a later rule overrides a header but can't remove it. */
export function vercelConfiguration(rules: readonly HeaderRule[], redirects: readonly Redirect[]) {
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    // Vercel must not build: it reads the headers first, and they belong to the build that is deployed.
    installCommand: '',
    buildCommand: '',
    outputDirectory: 'dist/site',
    framework: null,
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({
      source: from,
      destination: to,
      statusCode: 301,
    })),
    headers: rules.map(({ prefix, headers }) => ({
      source: isFile(prefix) ? prefix : `${prefix}(.*)`,
      headers: Object.entries(sentHeaders(headers)).map(([key, value]) => ({ key, value })),
    })),
  }
}

function headerLines({ headers }: Pick<HeaderRule, 'headers'>): string[] {
  return Object.entries(sentHeaders(headers)).map(([name, value]) => `  ${name}: ${value}`)
}

function isFile(prefix: string): boolean {
  return /\.[a-z\d]+$/.test(prefix)
}

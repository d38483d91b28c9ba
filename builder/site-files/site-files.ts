import { createHash } from 'node:crypto'
import type { Configuration } from '../../src/configuration/configuration.ts'
import { imageOrigin, lakeOrigin } from '../../src/content/lake-origin.ts'
import type { PdfAddresses } from '../../src/sections/download/pdf-link.ts'
import { emailLinkPaths } from '../../src/routes.ts'
import { PREVIEW_PATH } from '../../src/preview/preview-path.ts'
import { STATUS_FILE } from '../report/build-status.ts'
import { isListed } from '../prerender/page-html.ts'
import { securityHeaders } from './security-headers.ts'

/** https://www.sitemaps.org/protocol.html */
export function sitemap(paths: string[], siteUrl: string): string {
  const urls = paths.filter(isListed).map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/**
 * https://www.rfc-editor.org/rfc/rfc9309
 *
 * @param hasPreview whether there is a preview for editors, which is nothing for search engines
 */
export function robots(siteUrl: string, hasPreview: boolean): string {
  const disallowed = hasPreview ? `Disallow: ${PREVIEW_PATH}\n` : ''
  return `User-agent: *\nAllow: /\n${disallowed}\nSitemap: ${siteUrl}/sitemap.xml\n`
}

const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable'

/** An editor's drawing that is opened by itself is a document: it runs nothing, and has no origin. */
const MEDIA_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox"

/** Headers for the files whose path starts with `prefix`; later rules override earlier ones. */
export type HeaderRule = { prefix: string; headers: Record<string, string> }

export type InlineHashes = { styles: string[]; scripts: string[] }

/** What became of the last build is for Studios at any address, holds nothing private, and is kept by nobody. */
const STATUS_RULE: HeaderRule = {
  prefix: `/${STATUS_FILE}`,
  headers: {
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  },
}

/**
 * The response headers that any host of the site must send.
 *
 * @param inline CSP sources of the style sheets and scripts that pages carry inline
 * @param pdfs address of each PDF
 * @param studioUrl the Studio that may show the preview; null: there is none
 */
export function headerRules(
  { sanity, emailManager, firebase }: Configuration,
  inline: InlineHashes,
  pdfs: PdfAddresses,
  studioUrl: string | null,
): HeaderRule[] {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:', imageOrigin(sanity)],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      lakeOrigin(sanity),
      new URL(emailManager.url).origin,
      ...signInOrigins(firebase),
    ],
    // Without scripts, forms become mails.
    'form-action': ["'self'", 'mailto:'],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return [
    {
      prefix: '/',
      headers: {
        'Cache-Control': 'public, max-age=0, must-revalidate',
        'Content-Security-Policy': policyText(policy),
        ...securityHeaders,
      },
    },
    { prefix: '/assets/', headers: { 'Cache-Control': KEPT_FOR_GOOD } },
    {
      prefix: '/media/',
      headers: { 'Cache-Control': KEPT_FOR_GOOD, 'Content-Security-Policy': MEDIA_POLICY },
    },
    ...pdfRules(pdfs),
    STATUS_RULE,
    ...emailLinkPaths.map((prefix) => ({
      prefix,
      headers: {
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex',
      },
    })),
    ...(studioUrl === null ? [] : previewRules(sanity, studioUrl)),
  ]
}

function policyText(policy: Record<string, readonly string[]>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}

/** CSP source of a style sheet that is empty in the page: scripts fill the Studio's overlays' in. */
const EMPTY_STYLES = `'sha256-${createHash('sha256').digest('base64')}'`

/** Only the Studio may show the preview, and the preview can reach nothing but published content. */
function previewRules(sanity: Configuration['sanity'], studioUrl: string): HeaderRule[] {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", EMPTY_STYLES],
    'img-src': ["'self'", 'data:', imageOrigin(sanity)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", lakeOrigin(sanity)],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [studioUrl],
  }
  return [
    {
      prefix: PREVIEW_PATH,
      headers: {
        'Cache-Control': 'no-store',
        'Content-Security-Policy': policyText(policy),
        // The Studio also opens it in a window of its own, and tells that window of drafts.
        'Cross-Origin-Opener-Policy': 'unsafe-none',
        'X-Robots-Tag': 'noindex',
      },
    },
    { prefix: `${PREVIEW_PATH}/assets/`, headers: { 'Cache-Control': KEPT_FOR_GOOD } },
  ]
}

/**
 * A PDF is what a reader's own viewer makes of it: the policy for pages would only stop that viewer.
 * The summary's name is its hash; the others are made anew when their content is published.
 */
function pdfRules({ complianceSummary, ...fixed }: PdfAddresses): HeaderRule[] {
  const policy = { 'Content-Security-Policy': "frame-ancestors 'none'" }
  return [
    ...(complianceSummary === undefined
      ? []
      : [{ prefix: complianceSummary, headers: { ...policy, 'Cache-Control': KEPT_FOR_GOOD } }]),
    ...Object.values(fixed).map((prefix) => ({
      prefix,
      headers: { ...policy, 'Cache-Control': 'public, max-age=60' },
    })),
  ]
}

/** Where the sign-in SDK sends its calls: accounts to the one, token renewals to the other. */
function signInOrigins(firebase: Configuration['firebase']): string[] {
  return firebase === null
    ? []
    : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
}

import { createHash } from 'node:crypto'
import type { OutsideServices } from '../../src/configuration/outside-services.ts'
import type { Configuration } from '../../src/configuration/configuration.ts'
import { imageOrigin, lakeOrigin } from '../../src/content/lake-origin.ts'
import type { PdfAddresses } from '../../src/sections/download/pdf-link.ts'
import { emailLinkPaths } from '../../src/routes.ts'
import { PREVIEW_PATH } from '../../src/preview/preview-path.ts'
import { CONTENT_TIME_FILE } from '../prerender/content-time.ts'
import { SHARE_FOLDER } from '../metadata/share-picture.ts'
import { STATUS_FILE } from '../report/build-status.ts'
import { isIndexable } from './inventory.ts'
import { securityHeaders } from './security-headers.ts'

/** https://www.sitemaps.org/protocol.html */
export function sitemap(pages: readonly string[], siteUrl: string): string {
  const urls = pages.filter(isIndexable).map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/**
 * https://www.rfc-editor.org/rfc/rfc9309
 *
 * @param hasPreview whether the site has the editors' preview, which search engines must not index
 */
export function robots(siteUrl: string, hasPreview: boolean): string {
  const disallowed = hasPreview ? `Disallow: ${PREVIEW_PATH}\n` : ''
  return `User-agent: *\nAllow: /\n${disallowed}\nSitemap: ${siteUrl}/sitemap.xml\n`
}

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Origins that the sign-in SDK calls: the first for accounts, the second to renew tokens. */
const SIGN_IN_ORIGINS = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
]

/** An SVG file that is opened directly is a web page: this policy gives it no scripts and an opaque origin. */
const MEDIA_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox"

/** Headers for the files whose path starts with `prefix`. Later rules override earlier ones; null removes a header. */
export type HeaderRule = { prefix: string; headers: Record<string, string | null> }

export type InlineHashes = { styles: string[]; scripts: string[] }

/** Public, uncached files for `npm run probe` and for the Studio, which has another origin. */
const STATUS_RULES: HeaderRule[] = [STATUS_FILE, CONTENT_TIME_FILE].map((file) => ({
  prefix: `/${file}`,
  headers: {
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  },
}))

/** Lets other sites show share pictures. */
const SHARE_RULE: HeaderRule = {
  prefix: `/media/${SHARE_FOLDER}`,
  headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
}

const NO_SERVICES: OutsideServices = { reportUrl: null, analytics: null, botCheckOrigin: null }

/**
 * The response headers that any host of the site must send.
 *
 * @param inline CSP sources of the pages' inline styles and scripts
 * @param pdfs address of each PDF
 * @param studioUrl the Studio that may show the preview; null if there is none
 * @param outsideServices further services that pages use
 */
export function headerRules(
  { sanity, emailManager, firebase }: Configuration,
  inline: InlineHashes,
  pdfs: PdfAddresses,
  studioUrl: string | null,
  { reportUrl, analytics, botCheckOrigin }: OutsideServices = NO_SERVICES,
): HeaderRule[] {
  const botCheck = botCheckOrigin === null ? [] : [botCheckOrigin]
  const policy = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...inline.scripts,
      ...(analytics === null ? [] : [analytics.origin]),
      ...botCheck,
    ],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:', imageOrigin(sanity), ...(analytics?.sendsTo ?? [])],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      lakeOrigin(sanity),
      new URL(emailManager.url).origin,
      ...(firebase === null ? [] : SIGN_IN_ORIGINS),
      ...(analytics?.sendsTo ?? []),
      ...(reportUrl === null ? [] : [new URL(reportUrl).origin]),
      ...botCheck,
    ],
    ...(botCheck.length > 0 && { 'frame-src': botCheck }),
    // Without scripts, forms open the mail client (docs/decisions/0016-forms-without-their-script.md).
    'form-action': ["'self'", 'mailto:'],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  const pages = { 'Content-Security-Policy': policyText(policy), ...securityHeaders }
  // Scripts, stylesheets and fonts need only two of these headers; the others take 2.5 KB.
  const { 'X-Content-Type-Options': _, 'Cross-Origin-Resource-Policy': __, ...pageOnly } = pages
  const removed = Object.fromEntries(Object.keys(pageOnly).map((name) => [name, null]))
  return [
    { prefix: '/', headers: { 'Cache-Control': 'public, max-age=0, must-revalidate', ...pages } },
    { prefix: '/assets/', headers: { ...removed, 'Cache-Control': IMMUTABLE } },
    {
      prefix: '/media/',
      headers: { ...removed, 'Cache-Control': IMMUTABLE, 'Content-Security-Policy': MEDIA_POLICY },
    },
    SHARE_RULE,
    ...pdfRules(pdfs),
    ...STATUS_RULES,
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

/** CSP source of an empty style element: the Studio's overlays add one and fill it by script. */
const EMPTY_STYLES = `'sha256-${createHash('sha256').digest('base64')}'`

/** Only the Studio may embed the preview, and the preview may connect only to the site and the lake. */
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
        // The Studio also opens the preview in a separate window, and sends drafts to that window.
        'Cross-Origin-Opener-Policy': 'unsafe-none',
        'X-Robots-Tag': 'noindex',
      },
    },
    { prefix: `${PREVIEW_PATH}/assets/`, headers: { 'Cache-Control': IMMUTABLE } },
  ]
}

/**
 * Headers of the PDFs, without the pages' policy, which would break the browser's PDF viewer. The compliance summary is
 * named after its hash, so it is immutable; the other PDFs keep their address when they change.
 */
function pdfRules({ complianceSummary, ...fixed }: PdfAddresses): HeaderRule[] {
  const policy = { 'Content-Security-Policy': "frame-ancestors 'none'" }
  return [
    ...(complianceSummary === undefined
      ? []
      : [{ prefix: complianceSummary, headers: { ...policy, 'Cache-Control': IMMUTABLE } }]),
    ...Object.values(fixed).map((prefix) => ({
      prefix,
      headers: { ...policy, 'Cache-Control': 'public, max-age=60' },
    })),
  ]
}

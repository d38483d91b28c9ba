/** All headers that hosts must send, for each kind of file. Written by hand, so that no header changes unnoticed. */
import { expect, test } from 'vitest'
import { cloudflareHeaders, netlifyHeaders } from '../hosts/host-files.ts'
import { type SentHeaders, headersOf } from '../hosts/effective-headers.ts'
import { nginxHeaders } from '../hosts/nginx.ts'
import { headerRules } from './site-files.ts'

const rules = headerRules(
  {
    sanity: { projectId: 'abcd1234', dataset: 'production', apiHost: null },
    emailManager: { url: 'https://mail.example.com/service', businessId: 'b' },
    siteUrl: 'https://site.test',
    firebase: null,
  },
  { styles: ["'sha256-x'"], scripts: ["'sha256-y'"] },
  { complianceSummary: '/docs/0123.pdf', slaSchedule: '/docs/sla.pdf' },
  'https://studio.test',
)

const FOREVER = 'public, max-age=31536000, immutable'
const FILE = {
  'Cache-Control': FOREVER,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}
const IMAGE = {
  ...FILE,
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox",
}
const PAGE = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self' 'sha256-y'; style-src 'self' 'sha256-x'; img-src 'self' data: https://cdn.sanity.io; font-src 'self'; connect-src 'self' https://abcd1234.apicdn.sanity.io https://mail.example.com; form-action 'self' mailto:; base-uri 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), captured-surface-control=(), compute-pressure=(), digital-credentials-get=(), display-capture=(), encrypted-media=(), gamepad=(), geolocation=(), gyroscope=(), hid=(), identity-credentials-get=(), idle-detection=(), keyboard-map=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), otp-credentials=(), payment=(), picture-in-picture=(), publickey-credentials-create=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), storage-access=(), sync-xhr=(), usb=(), window-management=(), xr-spatial-tracking=(), clipboard-read=(), fullscreen=(), clipboard-write=(self)',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
}
const EMAIL_LINK_PAGE = {
  ...PAGE,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
}
const STATUS = {
  ...PAGE,
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
}
const PDF = { ...PAGE, 'Content-Security-Policy': "frame-ancestors 'none'" }
const PREVIEW = {
  ...PAGE,
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' data: https://cdn.sanity.io; font-src 'self'; connect-src 'self' https://abcd1234.apicdn.sanity.io; form-action 'none'; base-uri 'none'; frame-ancestors https://studio.test",
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'X-Robots-Tag': 'noindex',
}

const HEADERS: [path: string, headers: SentHeaders][] = [
  ['/', PAGE],
  ['/contact', PAGE],
  ['/assets/a.js', FILE],
  ['/media/tow.svg', IMAGE],
  ['/media/share/1.jpg', { ...IMAGE, 'Cross-Origin-Resource-Policy': 'cross-origin' }],
  ['/docs/0123.pdf', { ...PDF, 'Cache-Control': FOREVER }],
  ['/docs/sla.pdf', { ...PDF, 'Cache-Control': 'public, max-age=60' }],
  ['/build-status.json', STATUS],
  ['/email-confirmation', EMAIL_LINK_PAGE],
  ['/confirm', EMAIL_LINK_PAGE],
  ['/email-preferences', EMAIL_LINK_PAGE],
  ['/unsubscribe', EMAIL_LINK_PAGE],
  ['/preview/contact', PREVIEW],
  ['/preview/assets/a.js', { ...PREVIEW, 'Cache-Control': FOREVER }],
]

/**
 * For each host, a function that returns the headers sent for a path. It interprets the header rules, or the
 * configuration file that the build makes from the rules, as the host's manual describes.
 */
const HOSTS: Record<string, (path: string) => SentHeaders> = {
  'the site server': (path) => headersOf(rules, path),
  Cloudflare: (path) => parseHeadersFile(cloudflareHeaders(rules), path),
  Netlify: (path) => parseHeadersFile(netlifyHeaders(rules), path),
  nginx: (path) => {
    const maps = nginxHeaders({ rules, redirects: [], notFoundFolders: [] }).matchAll(
      /^map \$uri \$site_(\w+) \{\n {2}default "(.*)";\n([^}]*)\}/gm,
    )
    const sent = Array.from(maps, ([, variable = '', byDefault = '', lines = '']) => {
      const own = Array.from(lines.matchAll(/ ~(\S+) "(.*)";/g)).find(([, pattern = '']) =>
        new RegExp(pattern).test(path),
      )
      return [headerName(variable), own?.[2] ?? byDefault]
    })
    return Object.fromEntries(sent.filter(([, value]) => value !== ''))
  },
}

/**
 * The headers that a `_headers` file sets for a path. Each rule has a path, which may end with the wildcard `*`. The
 * rule removes headers (`! Name`) and sets headers (`Name: value`).
 */
function parseHeadersFile(text: string, path: string): SentHeaders {
  const sent: SentHeaders = {}
  for (const block of text.trim().split('\n\n')) {
    const [pattern = '', ...lines] = block.split('\n')
    const isOfPath = pattern.endsWith('*')
      ? path.startsWith(pattern.slice(0, -1))
      : path === pattern
    if (!isOfPath) continue
    for (const line of lines.map((each) => each.trim())) {
      const [name = '', value = ''] = line.split(/: (.*)/)
      if (line.startsWith('! ')) delete sent[line.slice(2)]
      else if (name in sent && text.includes('\n  ! ')) sent[name] += `, ${value}`
      else sent[name] = value
    }
  }
  return sent
}

/** The header that an nginx variable like `cache_control` sets. */
function headerName(variable: string): string {
  const names = rules.flatMap(({ headers }) => Object.keys(headers))
  return names.find((name) => name.toLowerCase().replaceAll('-', '_') === variable) ?? variable
}

for (const [host, sentFor] of Object.entries(HOSTS)) {
  // Netlify can't remove headers that the rule for all paths sets.
  const canOnlyAdd = host === 'Netlify'
  test.each(HEADERS)(`${host} sends all headers of %s`, (path, headers) => {
    const notRemoved = canOnlyAdd ? PAGE : {}
    expect(sentFor(path)).toEqual({ ...notRemoved, ...headers })
  })
}

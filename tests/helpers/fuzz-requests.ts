/** Generates malformed and unusual requests as bytes: methods, targets and headers. */
import * as fc from 'fast-check'

const METHODS = 'GET HEAD POST PUT DELETE OPTIONS TRACE PATCH CONNECT'.split(' ')

const TARGET_PARTS =
  String.raw`/ // \ %5c %2f %2F%2f /../ /..;/ %2e%2e/ . .. * : @ % %0 %zz %00 %0d%0aX:y
  %E0%A4%A %ff %C0%AF ? # & = + ; " <script> ~ {} | evil.example http://evil.example https:// localhost:1
  file:///etc/passwd index.html .html .br contact ports preview assets media docs static .stamp __proto__
  v1 data/query/production api/brain/preferences outbox`.split(/\s+/)

/** Characters that no HTTP parser accepts in a target. */
const NO_TARGET_PARTS = ['\u00e9', '\u0000', '\t', ' ', '\r', 'a'.repeat(17_000)]

const NAMES =
  `Range If-Range If-None-Match If-Match If-Modified-Since If-Unmodified-Since Accept-Encoding
  Accept Expect Upgrade Origin Cookie Content-Type X-Http-Method-Override __proto__`.split(/\s+/)

/** Headers that make a request invalid when repeated or given an invalid value. */
const FRAMING_NAMES = ['Host', 'Connection', 'Content-Length', 'Transfer-Encoding']

const VALUES = [
  ...`bytes=5-2 bytes=0-0 bytes=-5 bytes=- bytes=0-1,3-4 bytes=99999999999999999999- lines=1-2 bytes=a-b
    * " W/ "a",W/"b" , yesterday -1 0 5 1e9 NaN gzip,br;q=0 br;q=2 *;q=0 ;;q identity;q=0 100-continue
    websocket h2c upgrade keep-alive chunked chunked,gzip application/json localhost evil.example null
    http://evil.example`.split(/\s+/),
  '',
  ' ',
  '\u00ff',
  'a miracle',
  'Wed, 01 Jan 2025 00:00:00 GMT',
  `bytes=${'0-0,'.repeat(500)}`,
]

/** Mostly the first, occasionally the second. */
const mostly = (usual: fc.Arbitrary<string>, other: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: other })

const joined = (parts: fc.Arbitrary<string>) =>
  fc.array(parts, { maxLength: 5 }).map((all) => all.join(''))

/** Targets that exist on one of the servers. */
const REAL_TARGETS =
  `/ /contact /index.html /static/app.js /v1/ping /v1/data/query/production?query=*
  /v1/data/doc/production/siteSettings /outbox /api/brain/preferences/a@b.example`.split(/\s+/)

const target = mostly(
  fc.oneof(
    joined(fc.constantFrom(...TARGET_PARTS)).map((parts) => `/${parts}`),
    fc.constantFrom(...REAL_TARGETS),
  ),
  joined(fc.constantFrom(...TARGET_PARTS, ...NO_TARGET_PARTS)),
)

const header = fc
  .tuple(
    mostly(
      fc.constantFrom(...NAMES),
      fc.oneof(fc.constantFrom(...FRAMING_NAMES), fc.string({ maxLength: 8 })),
    ),
    mostly(fc.constantFrom(...VALUES), fc.string({ maxLength: 20 })),
  )
  .map(([name, value]) => `${name}: ${value}\r\n`)

/** Each is at most one request, and the last of its connection. */
export const hostileRequest: fc.Arbitrary<string> = fc
  .record({
    method: mostly(
      fc.oneof(fc.constantFrom('GET', 'HEAD'), fc.constantFrom(...METHODS)),
      fc.string({ maxLength: 6 }),
    ),
    target,
    version: mostly(fc.constant('HTTP/1.1'), fc.constantFrom('HTTP/1.0', 'HTTP/2', 'HTTP/9.9', '')),
    headers: fc.array(header, { maxLength: 3 }),
    body: mostly(fc.constant(''), fc.constantFrom('{}', '0\r\n\r\n', 'zz\r\n')),
  })
  .map(
    ({ method, target: to, version, headers, body }) =>
      `${method} ${to} ${version}\r\nHost: localhost\r\nConnection: close\r\n${headers.join('')}\r\n${body}`,
  )

/** Requests that nobody should send, as bytes: strange methods, targets and headers. */
import * as fc from 'fast-check'

const METHODS = 'GET HEAD POST PUT DELETE OPTIONS TRACE PATCH CONNECT'.split(' ')

const TARGET_PARTS = [
  ...String.raw`/ // \ %5c %2f %2F%2f /../ /..;/ %2e%2e/ . .. * : @ % %0 %zz %00 %0d%0aX:y %E0%A4%A %ff
    %C0%AF ? # & = + ; " <script> ~ {} | evil.example http://evil.example https:// file:///etc/passwd
    localhost:1 index.html .html .br contact ports preview assets media docs static .stamp __proto__
    v1 data/query/production api/brain/preferences outbox`.split(/\s+/),
  '\u00e9',
  '\u0000',
  '\t',
  ' ',
  'a'.repeat(300),
]

const NAMES =
  `Range If-Range If-None-Match If-Match If-Modified-Since If-Unmodified-Since Accept-Encoding
  Accept Expect Upgrade Connection Host Origin Cookie Content-Length Transfer-Encoding Content-Type
  X-Http-Method-Override __proto__`.split(/\s+/)

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
  'a'.repeat(20_000),
  `bytes=${'0-0,'.repeat(500)}`,
]

const target = fc.oneof(
  fc
    .array(fc.constantFrom(...TARGET_PARTS), { minLength: 1, maxLength: 6 })
    .map((parts) => parts.join('')),
  fc.array(fc.constantFrom(...TARGET_PARTS), { maxLength: 5 }).map((parts) => `/${parts.join('')}`),
  fc.webPath(),
)

const header = fc
  .tuple(
    fc.oneof(fc.constantFrom(...NAMES), fc.string({ maxLength: 8 })),
    fc.oneof(fc.constantFrom(...VALUES), fc.string({ maxLength: 20 })),
  )
  .map(([name, value]) => `${name}: ${value}\r\n`)

/** Each is one request, at most, and the last of its connection. */
export const hostileRequest: fc.Arbitrary<string> = fc
  .record({
    method: fc.oneof(
      { weight: 4, arbitrary: fc.constant('GET') },
      { weight: 4, arbitrary: fc.constantFrom(...METHODS) },
      { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
    ),
    target,
    version: fc.oneof(
      { weight: 9, arbitrary: fc.constant('HTTP/1.1') },
      { weight: 1, arbitrary: fc.constantFrom('HTTP/1.0', 'HTTP/2', 'HTTP/9.9', '') },
    ),
    headers: fc.array(header, { maxLength: 4 }),
    body: fc.constantFrom('', '{}', '0\r\n\r\n', 'zz\r\n'),
  })
  .map(
    ({ method, target: to, version, headers, body }) =>
      `${method} ${to} ${version}\r\nHost: localhost\r\nConnection: close\r\n${headers.join('')}\r\n${body}`,
  )

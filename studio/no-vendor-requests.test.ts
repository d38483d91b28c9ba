import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { preventVendorRequests, removeVendorFonts } from './no-vendor-requests.ts'

const BRIDGE =
  '<script src="https://core.sanity-cdn.com/bridge.js" async type="module" data-sanity-core></script>'
const VENDOR_FONT = `@font-face {
    font-family: Inter;
    src: url("https://studio-static.sanity.io/Inter-Regular.woff2") format("woff2");
  }`
const PAGE = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>Studio</title>
<script>theErrorHandler()</script><style>${VENDOR_FONT} body { margin: 0 }</style>${BRIDGE}
</head><body><script src="/static/sanity.js" type="module"></script></body></html>`

test('removes the vendor’s script and fonts from the page, and keeps everything that the Studio needs', () => {
  const page = preventVendorRequests(PAGE)
  expect(page).not.toMatch(/core\.sanity-cdn\.com|studio-static/)
  expect(page).toContain('<script>theErrorHandler()</script>')
  expect(page).toContain('body { margin: 0 }')
  expect(page).toContain('<script src="/static/sanity.js" type="module"></script>')
})

test("removes only the vendor's fonts from a style sheet", () => {
  const own = '@font-face{font-family:Own;src:url(/static/own.woff2)}'
  const minified = VENDOR_FONT.replaceAll(/\s+/g, ' ')
  expect(removeVendorFonts(`a{}${minified}${own}`)).toBe(`a{}${own}`)
})

/** Runs the script that is added to the page, and requests a URL as the Studio would. */
async function fetchInPage(url: string) {
  const requested: string[] = []
  const fetch = async (input: string) => {
    requested.push(input)
    return Response.json({ from: 'the network' })
  }
  const window = { fetch }
  const script = /<script>(?<code>[\s\S]*?)<\/script>/.exec(preventVendorRequests(PAGE))?.groups?.[
    'code'
  ]
  const location = { href: 'http://localhost:3333/' }
  runInNewContext(script ?? '', { window, location, URL, Request, Response, Promise })
  const response = await window.fetch(url)
  return { requested, status: response.status, body: await response.text() }
}

test.each([
  ['https://sanity-cdn.com/v1/modules/sanity/latest', 200, '{}'],
  ['https://api.sanity.io/vX/intake/feedback', 503, ''],
])('answers a fetch of %s within the page, without the network', async (url, status, body) => {
  expect(await fetchInPage(url)).toEqual({ requested: [], status, body })
})

test.each(['http://localhost:3900/v1/ping', '/static/x.js', 'https://notsanity.io/'])(
  'lets requests to other addresses through: %s',
  async (url) => {
    expect(await fetchInPage(url)).toMatchObject({ requested: [url], status: 200 })
  },
)

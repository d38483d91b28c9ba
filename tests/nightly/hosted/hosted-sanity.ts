/**
 * Simulates Sanity's hosts: a local proxy forwards to the embedded lake. The proxy adds TLS, tokens, CORS origins and
 * an API CDN with stale responses (https://www.sanity.io/docs/content-lake/api-cdn). It also simulates other hosts, by
 * forwarding to local servers.
 */
import { once } from 'node:events'
import http from 'node:http'
import {
  createSecureServer,
  type Http2ServerRequest as Request,
  type Http2ServerResponse as Response,
  type OutgoingHttpHeaders as Headers,
} from 'node:http2'
import { startContentLake } from '../../../sandbox/content-lake/server.ts'
import { portOf } from '../../helpers/hostile-requests.ts'
import { makeCertificate } from './certificate.ts'

export const PROJECT = 'abcd1234'
export const TOKEN = 'skEditor'

/** Milliseconds for which the API CDN caches a response, by its simulated clock. */
export const CDN_MAX_AGE = 60_000

const API = new Set([`${PROJECT}.api.sanity.io`, 'api.sanity.io'])
const API_CDN = `${PROJECT}.apicdn.sanity.io`

/** Paths that are forwarded without a token: published content and the ping. */
const PUBLIC = /^\/v[^/]+\/(?:data\/query\/|ping)/

const SIGN_IN = [
  { name: 'github', title: 'GitHub', url: 'https://api.sanity.io/v1/auth/login/github' },
]

/** @param localServers other hosts to simulate: for each name, the origin of a server on this machine */
export async function startHostedSanity(localServers: Record<string, string>) {
  const lake = await startContentLake({
    projectId: PROJECT,
    assetOrigin: 'https://cdn.sanity.io',
    log: () => {},
  })
  const state = {
    /** Allowed CORS origins; the value is true if credentials are allowed. */
    corsOrigins: new Map<string, boolean>(),
    /** The API CDN's clock, in milliseconds. */
    cdnTime: 0,
    /** How many responses the API CDN sent from its cache. */
    cacheHits: 0,
  }
  const cdnCache = new Map<string, { at: number; body: string }>()

  async function readCdn(url: URL): Promise<string> {
    const cached = cdnCache.get(url.href)
    if (cached && state.cdnTime - cached.at < CDN_MAX_AGE) {
      state.cacheHits += 1
      return cached.body
    }
    const body = await (await fetch(url)).text()
    cdnCache.set(url.href, { at: state.cdnTime, body })
    return body
  }

  async function handle(request: Request, response: Response): Promise<void> {
    const { origin, authorization } = request.headers
    const host = request.authority || (request.headers.host ?? '')
    const localServer = host === 'cdn.sanity.io' ? lake.url : localServers[host]
    if (localServer !== undefined) return forward(request, response, localServer, request.url)
    if (!API.has(host) && host !== API_CDN) return refuse(response, 404, 'Not Found')
    const areCredentialsAllowed = state.corsOrigins.get(origin ?? '')
    if (origin !== undefined && areCredentialsAllowed === undefined)
      return refuse(response, 403, `CORS Origin not allowed: ${origin}`)
    const cors = {
      ...(origin === undefined ? {} : { 'access-control-allow-origin': origin }),
      'access-control-allow-credentials': String(areCredentialsAllowed),
    }
    const url = new URL(request.url, lake.url)
    if (host === API_CDN) return send(response, 200, await readCdn(url), cors)
    if (request.method !== 'OPTIONS' && authorization !== `Bearer ${TOKEN}`) {
      if (url.pathname.endsWith('/auth/providers'))
        return send(response, 200, JSON.stringify({ providers: SIGN_IN }), cors)
      if (!PUBLIC.test(url.pathname))
        return refuse(response, 401, 'Unauthorized - Session not found', cors)
      url.searchParams.set('perspective', 'published')
    }
    return forward(request, response, lake.url, url.pathname + url.search, cors)
  }

  const { publicKeyHash, ...certificate } = makeCertificate([
    '*.sanity.io',
    '*.api.sanity.io',
    '*.apicdn.sanity.io',
    ...Object.keys(localServers),
  ])
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(Error(String(error))))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const port = portOf(server)
  return {
    state,
    lakeUrl: lake.url,
    port,
    cert: certificate.cert,
    /** Makes Chromium connect to the proxy in place of every host. */
    chromiumArguments: [
      `--host-resolver-rules=MAP *:443 127.0.0.1:${port}`,
      `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
    ],
    async close() {
      server.close()
      await lake.close()
    },
  }
}

function send(response: Response, status: number, body: string, headers: Headers = {}): void {
  response.writeHead(status, { ...headers, 'content-type': 'application/json' }).end(body)
}

function refuse(response: Response, statusCode: number, message: string, headers?: Headers): void {
  const error = http.STATUS_CODES[statusCode]
  send(response, statusCode, JSON.stringify({ statusCode, error, message }), headers)
}

/** Names of headers that are not forwarded: headers of one connection, and pseudo-headers of HTTP/2. */
const CONNECTION_HEADER = /^(?::.*|connection|host|keep-alive|transfer-encoding|upgrade)$/

const forwardable = (headers: http.IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !CONNECTION_HEADER.test(name)))

/** Forwards a request to the origin `to` and streams its response back, with the `added` headers. */
function forward(request: Request, response: Response, to: string, path: string, added?: Headers) {
  const headers = forwardable(request.headers)
  // The embedded lake refuses origins of other machines.
  if (headers['origin'] !== undefined) headers['origin'] = 'http://localhost'
  const call = http.request(to, { method: request.method, path, headers }, (upstream) => {
    response.writeHead(upstream.statusCode ?? 502, { ...forwardable(upstream.headers), ...added })
    upstream.pipe(response)
  })
  call.on('error', () => response.destroy())
  response.on('close', () => call.destroy())
  request.pipe(call)
}

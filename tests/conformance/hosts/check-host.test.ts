import { rm, writeFile } from 'node:fs/promises'
import { createServer, request as httpRequest, type Server } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { hostChecks, readDeployment } from '../../../builder/live-checks/check-host.ts'
import { RECORD_FILE } from '../../../builder/build-folder.ts'
import { runChecks } from '../../../builder/live-checks/live-checks.ts'
import { UNSERVED_FILES } from '../../../builder/hosts/host-files.ts'
import { createSiteServer } from '../../../builder/serve-site/site-server.ts'
import { serve } from '../../helpers/temporary.ts'
import { makeSmallSite } from '../../helpers/small-site.ts'

let outDir = ''

beforeAll(async () => {
  outDir = await makeSmallSite()
})
afterAll(async () => {
  await rm(outDir, { recursive: true })
})

/** Runs the checks on a host. @returns the problem of each failed check, by the check's name */
async function failedChecks(host: Server) {
  const deployment = await readDeployment(outDir, await serve(host))
  const results = await runChecks(hostChecks(deployment))
  expect(results.length).toBeGreaterThan(8)
  return Object.fromEntries(
    results.flatMap(({ name, problem }) => (problem === null ? [] : [[name, problem]])),
  )
}

test('the product’s own server passes', async () => {
  expect(await failedChecks(createSiteServer(outDir))).toEqual({})
})

test('a host that answers every request with the home page fails every check', async () => {
  const host = createServer((request, response) => {
    if (request.url?.startsWith('//')) response.writeHead(308, { Location: request.url })
    response.end('<!doctype html><title>Home</title>')
  })
  const problems = {
    'pages at clean addresses, with their headers': 'It lacks the header Cache-Control.',
    'redirects to the clean address': 'It is answered with 200, not with a redirect.',
    'redirects from old addresses': 'It is answered with 200, not with a redirect.',
    'files, with their headers': 'It lacks the header Cache-Control.',
    'missing pages show their folder’s 404 page': 'It is answered with 200, not with 404.',
    'no redirect leaves the site': 'It leads to //evil.example/.',
    compression: 'It is sent uncompressed.',
    'an unchanged file is not sent again': 'It has no ETag.',
    'HEAD has status 200 and the site’s headers': 'It lacks the header Cache-Control.',
  }
  expect(await failedChecks(host)).toEqual(
    Object.fromEntries(
      Object.entries(problems).map(([name, problem]) => [name, expect.stringContaining(problem)]),
    ),
  )
})

/** Creates a proxy for the product's own server. The proxy makes redirects absolute, with this scheme and port. */
async function proxy(scheme: string, port?: number): Promise<Server> {
  const upstream = await serve(createSiteServer(outDir))
  return createServer(({ url = '/', method, headers }, response) => {
    const base = new URL(`${scheme}://${headers.host}`)
    if (port !== undefined) base.port = String(port)
    httpRequest(upstream, { path: url, method, headers }, (answer) => {
      const { location } = answer.headers
      const redirect = location !== undefined && { location: base.origin + location }
      response.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...redirect })
      answer.pipe(response)
    }).end()
  })
}

test('a host may redirect to absolute addresses of the site', async () => {
  expect(await failedChecks(await proxy('http'))).toEqual({})
})

test.each([
  ['scheme', 'https', undefined],
  ['port', 'http', 8080],
])('redirects with a wrong %s fail', async (_, scheme, port) => {
  expect(Object.keys(await failedChecks(await proxy(scheme, port)))).toEqual([
    'redirects to the clean address',
    'redirects from old addresses',
    'missing pages show their folder’s 404 page',
    'no redirect leaves the site',
  ])
})

test('ignores files that a host reads as configuration and does not serve', async () => {
  for (const name of UNSERVED_FILES) {
    const file = path.join(outDir, 'site', name)
    await writeFile(file, '')
    onTestFinished(() => rm(file))
  }
  const { files } = await readDeployment(outDir, 'https://site.test')
  expect(files.filter((file) => file.startsWith('/_'))).toEqual([])
})

test.each([
  ['refuses the origin', 403, {}, [/pages of http\S+ can’t read .* \(status 403\)/]],
  ['answers without CORS headers', 200, {}, [/pages of http\S+ can’t read .* \(status 200\)/]],
  ['lacks the dataset', 404, { 'Access-Control-Allow-Origin': '*' }, [/^the lake answers 404$/]],
  ['is down', 503, {}, [/^the lake answers 503$/]],
  ['allows the origin', 200, { 'Access-Control-Allow-Origin': '*' }, []],
])('checks a lake that %s', async (_, status, headers, problems) => {
  const lake = createServer((_request, response) => {
    response.writeHead(status, headers)
    response.end('{}')
  })
  const sanity = { projectId: 'abcd1234', dataset: 'production', apiHost: await serve(lake) }
  const file = path.join(outDir, RECORD_FILE)
  await writeFile(file, JSON.stringify({ builtWith: { sanity } }))
  onTestFinished(() => rm(file))
  const failed = await failedChecks(createSiteServer(outDir))
  expect(Object.values(failed)).toEqual(problems.map((text) => expect.stringMatching(text)))
})

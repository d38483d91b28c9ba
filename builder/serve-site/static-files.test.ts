import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { portOf, rawRequest, sendRaw } from '../../tests/helpers/hostile-requests.ts'
import { serve, temporaryFolder } from '../../tests/helpers/temporary.ts'
import { createGuardedServer, sendBare } from './guarded-server.ts'
import { sendFile } from './static-files.ts'

let port: number

beforeEach(async () => {
  const folder = await temporaryFolder()
  await writeFile(path.join(folder, 'page.html'), '0123456789')
  await writeFile(path.join(folder, 'page.html.br'), 'br')
  await writeFile(path.join(folder, 'page.html.gz'), 'gzip')
  const server = createGuardedServer('The test', {}, async (request, response, { pathname }) => {
    const name = decodeURIComponent(pathname)
    if (!(await sendFile(request, response, folder, name, { 'X-Kept': 'yes' })))
      sendBare(response, 404)
  })
  await serve(server)
  port = portOf(server)
})

async function get(target: string, headers: string[] = []) {
  const answer = await sendRaw(port, rawRequest(target, headers))
  if (!answer) throw new Error('there is an answer')
  return answer
}

test('answers 304 if If-None-Match contains the tag, alone or in a list', async () => {
  const tag = (await get('/page.html')).headers.get('etag') ?? ''
  for (const tags of [tag, `"a", W/${tag}, "b"`]) {
    const answer = await get('/page.html', [`If-None-Match: ${tags}`])
    expect(answer).toMatchObject({ status: 304, body: '' })
    expect(answer.headers.get('etag')).toBe(tag)
    expect(answer.headers.get('x-kept')).toBe('yes')
  }
  expect((await get('/page.html', ['If-None-Match: "another"'])).status).toBe(200)
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['', undefined],
  [';;q=,,"', undefined],
])('with Accept-Encoding: %s it sends %s', async (accepted, encoding) => {
  const answer = await get('/page.html', [`Accept-Encoding: ${accepted}`])
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.body).toBe(encoding ?? '0123456789')
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
})

test.each([
  '/gone.html',
  '/..%2fpage.html',
  '/a/..%2fpage.html',
  '/..%5cpage.html',
  '/.%2fpage.html',
])('sends nothing for %s', async (target) =>
  expect(await get(target)).toMatchObject({ status: 404, body: '' }),
)

import { once } from 'node:events'
import { renameSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGuardedServer, sendBare } from './guarded-server.ts'
import { listStaticFiles } from './static-files.ts'
import { portOf, rawRequest, sendRaw } from '../../tests/helpers/hostile-requests.ts'

const MODIFIED = 'Wed, 01 Jan 2025 00:00:00 GMT'

let folder: string
let server: Server

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'static-'))
  await writeFile(path.join(folder, 'page.html'), '0123456789')
  await writeFile(path.join(folder, 'page.html.br'), 'br')
  await writeFile(path.join(folder, 'page.html.gz'), 'gzip')
  await utimes(path.join(folder, 'page.html'), new Date(MODIFIED), new Date(MODIFIED))
  const files = listStaticFiles(folder)
  server = createGuardedServer('The test', {}, async (request, response, { pathname }) => {
    const name = decodeURIComponent(pathname).slice(1)
    if (!files.has(name) || !(await files.send(request, response, name, { 'X-Kept': 'yes' })))
      sendBare(response, 404)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

async function get(target: string, headers: string[] = [], method = 'GET') {
  const answer = await sendRaw(portOf(server), rawRequest(target, headers, method))
  if (!answer) throw new Error('there is an answer')
  return answer
}

describe('ranges', () => {
  test.each([
    ['bytes=0-0', 'bytes 0-0/10', '0'],
    ['bytes=-5', 'bytes 5-9/10', '56789'],
    ['bytes=-100', 'bytes 0-9/10', '0123456789'],
  ])('%s is that part', async (range, contentRange, body) => {
    const answer = await get('/page.html', [`Range: ${range}`])
    expect(answer).toMatchObject({ status: 206, body })
    expect(answer.headers.get('content-range')).toBe(contentRange)
    expect(answer.headers.get('content-length')).toBe(String(body.length))
  })

  test.each(['bytes=5-2', 'bytes=10-'])('%s is not a range', async (range) => {
    const answer = await get('/page.html', [`Range: ${range}`])
    expect(answer).toMatchObject({ status: 416, body: '' })
    expect(answer.headers.get('content-range')).toBe('bytes */10')
    for (const name of ['content-type', 'etag', 'accept-ranges', 'last-modified', 'vary'])
      expect(answer.headers.get(name)).toBeUndefined()
  })

  test('If-Range sends a part of the same version, else the whole file', async () => {
    const tag = (await get('/page.html')).headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[^"]+"$/)
    const statusFor = async (ifRange: string) =>
      (await get('/page.html', ['Range: bytes=0-1', `If-Range: ${ifRange}`])).status
    expect(await statusFor(tag)).toBe(206)
    expect(await statusFor(MODIFIED)).toBe(206)
    expect(await statusFor('"another"')).toBe(200)
    expect(await statusFor('Wed, 01 Jan 2020 00:00:00 GMT')).toBe(200)
    expect(await statusFor('no date')).toBe(200)
  })
})

describe('a conditional request', () => {
  test('is answered with 304 for a matching tag, alone or in a list, or date', async () => {
    const tag = (await get('/page.html')).headers.get('etag') ?? ''
    for (const header of [
      `If-None-Match: ${tag}`,
      `If-None-Match: "a", W/${tag}, "b"`,
      'If-None-Match: *',
      `If-Modified-Since: ${MODIFIED}`,
    ]) {
      const answer = await get('/page.html', [header, 'Cache-Control: no-cache'])
      expect(answer).toMatchObject({ status: 304, body: '' })
      expect(answer.headers.get('etag')).toBe(tag)
      expect(answer.headers.get('x-kept')).toBe('yes')
    }
  })
})

describe('precompressed files', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['gzip;q=0.2, identity;q=0.5', undefined],
    ['', undefined],
    [';;q=,,"', undefined],
  ])('Accept-Encoding: %s', async (accepted, encoding) => {
    const answer = await get('/page.html', [`Accept-Encoding: ${accepted}`])
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.body).toBe(encoding ?? '0123456789')
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })
})

test('a file replaced during its look-up is not sent; the next look-up sends the new one', async () => {
  const replaced = path.join(folder, 'replaced.txt')
  await writeFile(replaced, 'the file before')
  const files = listStaticFiles(folder)
  const outcomes: boolean[] = []
  const replacing = createGuardedServer('The test', {}, async (request, response) => {
    const setHeader = response.setHeader.bind(response)
    response.setHeader = (name, value) => {
      // When its size is known and it has not been opened.
      if (name === 'ETag' && outcomes.length === 0) {
        writeFileSync(`${replaced}.next`, 'the new file')
        renameSync(`${replaced}.next`, replaced)
      }
      return setHeader(name, value)
    }
    while (outcomes.at(-1) !== true)
      outcomes.push(await files.send(request, response, 'replaced.txt', {}))
  })
  replacing.listen(0, 'localhost')
  await once(replacing, 'listening')
  const answer = await fetch(`http://localhost:${portOf(replacing)}/replaced.txt`)
  expect(await answer.text()).toBe('the new file')
  expect(answer.headers.get('content-length')).toBe('12')
  expect(outcomes).toEqual([false, true])
  replacing.close()
})

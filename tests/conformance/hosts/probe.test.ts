/** Runs the checks of `npm run probe` on a simulated site, lake and email-manager. */
import { createServer, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { beforeEach, expect, test } from 'vitest'
import { expiryProblem, probes } from '../../../builder/live-checks/probe.ts'
import { serve } from '../../helpers/temporary.ts'

const NOW = new Date('2026-11-25T12:00:00Z')

/** What the site, the lake and the email-manager answer. Tests change single values. */
const answers = {
  headers: {},
  builtFrom: '',
  published: '',
  origins: '*',
  serviceStatus: 204,
  signups: [] as unknown[],
}
beforeEach(() => {
  Object.assign(answers, {
    headers: {
      'Content-Security-Policy': "default-src 'none'",
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
    },
    builtFrom: '2026-11-25T10:00:00.999Z',
    published: '2026-11-25T10:00:00Z',
    origins: '*',
    serviceStatus: 204,
    signups: [],
  })
})

/** @returns the problem of each failed check by name; certificates are ignored, because these servers have none */
async function problems(signup?: string) {
  const site = await serve(
    createServer(({ url }, response) => {
      for (const [name, value] of Object.entries(answers.headers))
        response.setHeader(name, String(value))
      response.end(url === '/' ? '<!doctype html>' : JSON.stringify({ time: answers.builtFrom }))
    }),
  )
  const allow = (response: ServerResponse) =>
    response.setHeader('Access-Control-Allow-Origin', answers.origins)
  const apiHost = await serve(
    createServer((_request, response) => {
      allow(response).end(JSON.stringify({ result: answers.published }))
    }),
  )
  const url = await serve(
    createServer((request, response) => {
      if (request.method === 'POST') void json(request).then((body) => answers.signups.push(body))
      request.on('end', () => allow(response).writeHead(answers.serviceStatus).end())
      request.resume()
    }),
  )
  const sanity = { projectId: 'localdev', dataset: 'production', apiHost }
  const target = { site, sanity, emailManager: { url, businessId: 'gsi' }, signup, now: NOW }
  const results = await Promise.all(
    probes(target).map(async ({ name, run }) => [name, await run()] as const),
  )
  return Object.fromEntries(
    results.filter(([, problem]) => problem !== null && !problem.includes('HTTPS')),
  )
}

test('a healthy site has no problem, and nobody is signed up', async () => {
  expect(await problems()).toEqual({})
  expect(answers.signups).toEqual([])
})

test.each([
  ['The site answers with its headers', { headers: {} }, 'content-security-policy'],
  ['Pages of the site may read the lake', { origins: 'https://other.test' }, 'CORS'],
  ['The site is built from the last publication', { published: '2026-11-25T11:29:00Z' }, '31 min'],
  ['The site is built from the last publication', { published: null }, 'no published document'],
  ['Pages of the site may call the email-manager', { serviceStatus: 502 }, 'it answers 502'],
])('the failed check “%s” says what is wrong', async (name, changes, problem) => {
  Object.assign(answers, changes)
  expect(await problems()).toMatchObject({ [name]: expect.stringContaining(problem) })
})

test('signs up an address that the operator names', async () => {
  expect(await problems('probe@salvage.test')).toEqual({})
  expect(answers.signups).toEqual([
    expect.objectContaining({ email: 'probe@salvage.test', business_id: 'gsi' }),
  ])
})

test('a certificate must be valid for more than 14 days', () => {
  expect(expiryProblem('Dec  9 12:00:01 2026 GMT', NOW)).toBeNull()
  expect(expiryProblem('Dec  9 12:00:00 2026 GMT', NOW)).toContain('Dec  9')
})

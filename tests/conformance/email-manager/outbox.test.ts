import { expect, test } from 'vitest'
import { signupBody, useEmailManager } from './helpers/email-manager.ts'

const service = useEmailManager()

const signUp = (email: string) => service.call('POST', '/api/brain/signup', signupBody(email))
const page = async (path: string) => (await service.request(path)).text()

/** Posts a form as the outbox page does. */
function postForm(path: string, fields: Record<string, string>, origin = service.url) {
  const body = new URLSearchParams(fields)
  const headers = { Origin: origin }
  return service.request(path, { method: 'POST', headers, body, redirect: 'manual' })
}

test.each(['/outbox', '/outbox/messages', '/subscribers'])(
  '%s is not cached, can’t be read by other sites, and runs only its own script',
  async (path) => {
    const { headers } = await service.request(path)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self'/)
  },
)

test('the outbox lists all or matching mails, the newest first; each mail has a page', async () => {
  await signUp('one@example.com')
  await signUp('two@example.com')
  expect(await page('/outbox?to=&q=')).toMatch(/to two@example\.com[^]*to one@example\.com/)
  for (const search of ['to=one%40example.com', 'to=One%40Example.com', 'q=ONE%40example.com']) {
    const one = await page(`/outbox?${search}`)
    expect(one).toContain('to one@example.com')
    expect(one).not.toContain('to two@example.com')
  }
  const [mail] = await service.mails('one@example.com')
  expect(await page(`/outbox/messages/${mail?.id}`)).toContain('Confirm my email address')
  for (const asset of ['outbox.css', 'outbox.js'])
    expect((await service.request(`/outbox/assets/${asset}`)).status).toBe(200)
})

test('the list of subscribers finds an address that is typed with capitals', async () => {
  await signUp('Ann@Example.com')
  const found = await service.call('GET', '/subscribers?email=Ann%40Example.com')
  expect(found.body).toMatchObject([{ email: 'ann@example.com', state: 'pending' }])
})

test('one form sets a fault, another form clears it', async () => {
  const fields = { call: 'confirm', fault: '{"drop": "after"}', times: '2' }
  const response = await postForm('/outbox/faults', fields)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/outbox')
  expect((await service.call('GET', '/faults')).body).toEqual([
    { call: 'confirm', fault: { drop: 'after' }, times: 2 },
  ])
  expect(await page('/outbox')).toContain('requests left: 2')
  const fromOtherOrigin = await postForm('/outbox/faults/clear', {}, 'http://localhost:1234')
  expect(fromOtherOrigin.status).toBe(403)
  expect((await postForm('/outbox/faults/clear', {})).status).toBe(303)
  expect((await service.call('GET', '/faults')).body).toEqual([])
})

test.each([
  [{ call: 'send', fault: 'nonsense', times: '1' }],
  [{ call: 'nonsense', fault: '{}', times: '1' }],
  [{ call: 'send', fault: '{}', times: 'many' }],
])('refuses a form with %j', async (fields) => {
  expect((await postForm('/outbox/faults', fields)).status).toBe(422)
  expect((await service.call('GET', '/faults')).body).toEqual([])
})

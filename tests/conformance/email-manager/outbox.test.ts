import { describe, expect, test } from 'vitest'
import { useEmailManager } from './helpers/email-manager.ts'
import { signup } from './helpers/payloads.ts'

const service = useEmailManager()

async function signUp(email: string) {
  await service.call('POST', '/api/brain/signup', signup(email))
  const [mail] = await service.mails(email)
  return mail?.id ?? ''
}

/** Posts a form as the page does. */
function postForm(path: string, fields: Record<string, string>, origin = service.url) {
  return service.request(path, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
}

test.each(['/outbox/messages', '/subscribers'])(
  'the list %s is neither cached, nor read by other sites, nor taken for another type',
  async (path) => {
    const { headers } = await service.request(path)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  },
)

describe('the page', () => {
  test('lists mails, all or those to one', async () => {
    await signUp('one@example.com')
    await signUp('two@example.com')
    const all = await (await service.request('/outbox')).text()
    expect(all).toContain('to one@example.com')
    expect(all).toContain('to two@example.com')
    const one = await (await service.request('/outbox?to=one%40example.com')).text()
    expect(one).toContain('to one@example.com')
    expect(one).not.toContain('to two@example.com')
  })

  test.each([
    ['/outbox?before=x', 422],
    ['/outbox?before=99999999999999999999', 422],
    ['/outbox/messages?before=-1', 422],
    ['/outbox?to=&q=&before=', 200],
  ])('%s is answered with %i', async (path, status) => {
    expect((await service.request(path)).status).toBe(status)
  })

  test('runs nothing but its own script', async () => {
    const { headers } = await service.request('/outbox')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test.each([
    ['outbox.css', 'text/css'],
    ['outbox.js', 'text/javascript'],
  ])('has %s', async (name, type) => {
    const response = await service.request(`/outbox/assets/${name}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain(type)
  })
})

describe('a message', () => {
  test('has a page, and a document that runs no script', async () => {
    const id = await signUp('message@example.com')
    const page = await service.request(`/outbox/messages/${id}`)
    expect(await page.text()).toContain(`src="/outbox/messages/${id}/body"`)
    const body = await service.request(`/outbox/messages/${id}/body`)
    const policy = body.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('sandbox allow-same-origin')
    expect(policy).not.toContain('script')
    expect(body.headers.get('referrer-policy')).toBe('no-referrer')
    const text = await body.text()
    expect(text).toContain('Confirm my email address')
    expect(text).toContain('<base target="_top" />')
  })
})

describe('its forms', () => {
  test('set a fault, and clear it', async () => {
    const fields = { call: 'confirm', fault: 'Drop the connection after doing it', times: '2' }
    const response = await postForm('/outbox/faults', fields)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/outbox')
    expect((await service.call('GET', '/faults')).body).toEqual([
      { call: 'confirm', fault: { drop: 'after' }, times: 2 },
    ])
    expect(await (await service.request('/outbox')).text()).toContain(
      '{&quot;drop&quot;:&quot;after&quot;}',
    )
    expect((await postForm('/outbox/faults/clear', {})).status).toBe(303)
    expect((await service.call('GET', '/faults')).body).toEqual([])
  })

  test.each([
    { call: 'send', fault: 'nonsense', times: '1' },
    { call: 'nonsense', fault: '500 Internal Server Error', times: '1' },
    { call: 'send', fault: '500 Internal Server Error', times: 'many' },
    {},
  ])('refuse %j', async (fields) => {
    const response = await postForm('/outbox/faults', Object.fromEntries(Object.entries(fields)))
    expect(response.status).toBe(422)
    expect((await service.call('GET', '/faults')).body).toEqual([])
  })

  test('are not for other pages', async () => {
    const response = await postForm('/outbox/clear', {}, 'http://localhost:1234')
    expect(response.status).toBe(403)
  })

  test('delete all messages', async () => {
    await signUp('delete@example.com')
    expect((await postForm('/outbox/clear', {})).status).toBe(303)
    expect(await service.mails('delete@example.com')).toEqual([])
  })
})

test('a program gets fifty messages at once, and where the next are', async () => {
  for (let n = 0; n < 60; n += 1) await signUp(`page-${n}@example.com`)
  const first = await service.request('/outbox/messages?q=confirm')
  expect(await first.json()).toHaveLength(50)
  const link = first.headers.get('link') ?? ''
  expect(link).toMatch(/^<\/outbox\/messages\?q=confirm&before=\d+>; rel="next"$/)
  const next = await service.request(link.slice(1, link.indexOf('>')))
  const rest: unknown = await next.json()
  expect(rest).toContainEqual(expect.objectContaining({ to: 'page-0@example.com' }))
  expect(next.headers.get('link')).toBeNull()
})

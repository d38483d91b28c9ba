import { beforeEach, expect, test, vi } from 'vitest'

const KEY = 'request:lead'

/** The form's request as the page sees it after a reload. */
async function afterReload() {
  vi.resetModules()
  const { leadRequest, acceptedValuesOf } = await import('./lead-request.ts')
  return { request: leadRequest('lead'), values: acceptedValuesOf('lead') }
}

beforeEach(() => sessionStorage.clear())

test('a request that was pending when the page was closed is uncertain', async () => {
  sessionStorage.setItem(KEY, '{"status":"pending"}')
  expect((await afterReload()).request.status).toBe('uncertain')
})

test('an accepted request is still accepted after a reload, but its values are gone', async () => {
  const accepted = { status: 'accepted', at: 0, reference: 'GS-12345678' }
  sessionStorage.setItem(KEY, JSON.stringify(accepted))
  expect(await afterReload()).toEqual({ request: accepted, values: null })
})

test.each(['', '{', 'null', '{"status":"accepted","at":"now"}', '{"status":"sold"}'])(
  'ignores %j, which is not the state of a request',
  async (text) => {
    sessionStorage.setItem(KEY, text)
    expect((await afterReload()).request).toEqual({ status: 'unsent', at: 0, reference: '' })
  },
)

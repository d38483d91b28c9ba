import { beforeEach, expect, test, vi } from 'vitest'

const KEY = 'request:lead'

/** The form's request as the page sees it after a reload. */
async function afterReload() {
  vi.resetModules()
  const { leadRequest, valuesOfAccepted } = await import('./lead-request.ts')
  return { request: leadRequest('lead'), values: valuesOfAccepted('lead') }
}

beforeEach(() => sessionStorage.clear())

test('a request that was pending when the page was closed is uncertain', async () => {
  sessionStorage.setItem(KEY, '{"is":"pending"}')
  expect((await afterReload()).request.is).toBe('uncertain')
})

test('an accepted request is still accepted after a reload, but its values are gone', async () => {
  const accepted = { is: 'accepted', at: 0, reference: 'GS-12345678' }
  sessionStorage.setItem(KEY, JSON.stringify(accepted))
  expect(await afterReload()).toEqual({ request: accepted, values: null })
})

test.each(['', '{', 'null', '{"is":"accepted","at":"now"}', '{"is":"sold"}'])(
  'ignores %j, which is not a request',
  async (text) => {
    sessionStorage.setItem(KEY, text)
    expect((await afterReload()).request).toEqual({ is: 'unsent', at: 0, reference: '' })
  },
)

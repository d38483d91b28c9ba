import { expect, test } from 'vitest'
import { useLake } from './helpers/lake.ts'

const lake = useLake()

// "The initial version is v1 … any past or present date is valid … the special version X"
// (https://www.sanity.io/docs/api-versioning)
test.each(['1', 'X', '2021-03-25', '2026-05-04'])('API version %s is one', async (version) => {
  const { dataset } = (await lake.freshClient()).config()
  const response = await lake.request(`/v${version}/data/query/${dataset}?query=1`)
  expect(response.status).toBe(200)
})

test.each([
  'v',
  'v2',
  'vx',
  'v2021-13-01',
  'v2021-02-30',
  'v21-03-25',
  'version',
  'v2021-03-25T00',
])('API version %s is none', async (version) => {
  const { dataset } = (await lake.freshClient()).config()
  const response = await lake.request(`/${version}/data/query/${dataset}?query=1`)
  expect([400, 404]).toContain(response.status)
  expect(await response.json()).toMatchObject({ message: expect.stringMatching(/\S/) })
})

// As @sanity/client's validators.ts: /^[a-z0-9._-]{1,75}$/i
test('a tag is letters, digits, dots, dashes and underscores', async () => {
  const { dataset } = (await lake.freshClient()).config()
  const ask = async (tag: string) => {
    const search = new URLSearchParams({ query: '1', tag })
    return (await lake.request(`/v1/data/query/${dataset}?${search.toString()}`)).status
  }
  expect(await ask('site.build-1_a')).toBe(200)
  for (const tag of ['', 'two words', 'ä', 'x'.repeat(76)]) expect(await ask(tag)).toBe(400)
})

test('an action takes its options from the body', async () => {
  const client = await lake.freshClient()
  const { dataset } = client.config()
  const act = async (options: object) => {
    const actions = [
      {
        actionType: 'sanity.action.document.create',
        publishedId: 'a',
        attributes: { _id: 'drafts.a', _type: 'port' },
        ifExists: 'fail',
      },
    ]
    const response = await lake.request(`/v2025-02-19/data/actions/${dataset}`, {
      method: 'POST',
      body: JSON.stringify({ actions, ...options }),
    })
    return response.json()
  }
  const draft = () => client.getDocument('drafts.a')
  expect(await act({ dryRun: true, transactionId: 'one' })).toEqual({ transactionId: 'one' })
  expect(await draft()).toBeUndefined()
  expect(await act({ transactionId: 'has space' })).toMatchObject({ statusCode: 400 })
  expect(await act({ transactionId: 'two' })).toEqual({ transactionId: 'two' })
  expect(await draft()).toMatchObject({ _rev: 'two' })
})

import { expect, test } from 'vitest'
import { useLake } from './helpers/lake.ts'

const lake = useLake()

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

import { createClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { clientOn } from '../validation/client-on.ts'
import { rankAtTheEnd } from './order-rank.ts'

const PUBLISHED = { _id: 'faq-1', _type: 'faq', orderRank: '0|100008:' }
const DRAFT = { _id: 'drafts.faq-2', _type: 'faq', orderRank: '0|10000g:' }
const IN_A_RELEASE = { _id: 'versions.spring.faq-3', _type: 'faq', orderRank: '0|10000o:' }
const OF_ANOTHER_LIST = { _id: 'port-1', _type: 'port', orderRank: '0|zzzzzz:' }

const rankAmong = async (documents: Parameters<typeof clientOn>[0]) =>
  await rankAtTheEnd('faq')(undefined, {
    getClient: (config) => clientOn(documents).withConfig(config),
  })

test.each([
  ['published document', [PUBLISHED]],
  ['draft', [DRAFT, PUBLISHED]],
  ['document in a release', [DRAFT, IN_A_RELEASE, PUBLISHED]],
])(
  'a new document comes after the last %s of its list, not of another',
  async (_what, documents) => {
    const rank = await rankAmong([...documents, OF_ANOTHER_LIST])
    const last = documents
      .map(({ orderRank }) => orderRank)
      .toSorted()
      .at(-1)
    expect(last !== undefined && rank > last).toBe(true)
    expect(rank < OF_ANOTHER_LIST.orderRank).toBe(true)
  },
)

test('a new document comes after all others when the lake does not answer', async () => {
  const client = createClient({
    projectId: 'busy',
    dataset: 'busy',
    apiVersion: '2025-02-19',
    useCdn: false,
    maxRetries: 0,
    resolveFetch: () => async () => Response.json({ message: 'Busy' }, { status: 503 }),
  })
  const rank = await rankAtTheEnd('faq')(undefined, {
    getClient: (config) => client.withConfig(config),
  })
  expect(rank > (await rankAmong([PUBLISHED, DRAFT, IN_A_RELEASE]))).toBe(true)
})

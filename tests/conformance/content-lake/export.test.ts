import type { SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { useLake } from './helpers/lake.ts'

const lake = useLake()

/** The lines of an export. */
async function exported(client: SanityClient, search = ''): Promise<Record<string, unknown>[]> {
  const response = await lake.request(
    `/v2025-02-19/data/export/${client.config().dataset}${search}`,
  )
  expect(response.headers.get('content-type')).toContain('application/x-ndjson')
  const lines = (await response.text()).split('\n').filter(Boolean)
  return lines.map((line): Record<string, unknown> => JSON.parse(line))
}

test('every document is exported unchanged, drafts too', async () => {
  const client = await lake.freshClient()
  const documents = [
    await client.create({ _id: 'a', _type: 'port', name: 'line\nbreak' }),
    await client.create({ _id: 'drafts.a', _type: 'port' }),
    await client.create({ _id: 'versions.r1.a', _type: 'port' }),
  ]
  expect(await exported(client)).toEqual(documents)
})

test('an export can be limited to some types', async () => {
  const client = await lake.freshClient()
  for (const _type of ['port', 'page', 'faq']) await client.create({ _id: _type, _type })
  const ids = (await exported(client, '?types=faq,port')).map(({ _id: id }) => id)
  expect(ids).toEqual(['faq', 'port'])
})

test('a large dataset is exported whole, at once or in pages', async () => {
  const client = await lake.freshClient()
  const ids = Array.from({ length: 2345 }, (_item, n) => `d${String(n).padStart(4, '0')}`)
  await client.mutate(ids.map((_id) => ({ create: { _id, _type: 'port' } })))
  expect((await exported(client)).map(({ _id: id }) => id)).toEqual(ids)
  const seen: unknown[] = []
  let cursor: unknown = ''
  let pages = 0
  while (typeof cursor === 'string') {
    const lines = await exported(client, `?nextCursor=${cursor}`)
    cursor = lines.at(-1)?.['nextCursor']
    seen.push(...lines.filter((line) => '_id' in line).map(({ _id: id }) => id))
    pages += 1
  }
  expect(seen).toEqual(ids)
  expect(pages).toBeGreaterThan(1)
})

test('an empty dataset has no lines, a missing one is an error', async () => {
  expect(await exported(await lake.freshClient())).toEqual([])
  expect((await lake.request('/v1/data/export/nowhere')).status).toBe(404)
  expect((await lake.request('/v1/data/export/production?nextCursor=!')).status).toBe(400)
})

import type { ContentSourceMap, SanityClient } from '@sanity/client'
import { applySourceDocuments, resolveEditInfo, resolveEditUrl } from '@sanity/client/csm'
import { createClient as createStegaClient, stegaClean } from '@sanity/client/stega'
import { describe, expect, test } from 'vitest'
import { useLake } from './helpers/lake.ts'

const lake = useLake()
const studioUrl = 'http://localhost:3333'

const mumbai = {
  _id: 'mumbai',
  _type: 'port',
  name: 'Mumbai',
  contacts: [
    { _key: 'a1', role: 'Duty', contact: '+91 1' },
    { _key: 'b2', role: 'Master', contact: '+91 2' },
  ],
  coast: { _type: 'reference', _ref: 'west' },
}

async function withPorts() {
  const client = await lake.freshClient()
  await client
    .transaction()
    .create({ _id: 'west', _type: 'coast', name: 'West' })
    .create(mumbai)
    .create({ _id: 'drafts.west', _type: 'coast', name: 'West, edited' })
    .commit()
  return client
}

const PORT = '*[_id == "mumbai"][0]{name, "people": contacts[]{role, contact}, "on": coast->name}'

async function ask(client: SanityClient, query: string, options = {}) {
  const asked = { resultSourceMap: 'withKeyArraySelector', filterResponse: false } as const
  const answer: { result: unknown; resultSourceMap?: ContentSourceMap } = await client.fetch(
    query,
    {},
    { ...asked, ...options },
  )
  if (!answer.resultSourceMap) throw new Error('The answer has no source map')
  return { result: answer.result, resultSourceMap: answer.resultSourceMap }
}

const value = (document: number, path: number) => ({
  type: 'value',
  source: { type: 'documentValue', document, path },
})

describe('an answer has a source map', () => {
  test('of documents and paths by index, items of lists by their keys', async () => {
    const { resultSourceMap } = await ask(await withPorts(), PORT)
    expect(resultSourceMap).toEqual({
      documents: [
        { _id: 'mumbai', _type: 'port' },
        { _id: 'west', _type: 'coast' },
      ],
      paths: [
        "$['name']",
        "$['contacts'][?(@._key=='a1')]['role']",
        "$['contacts'][?(@._key=='a1')]['contact']",
        "$['contacts'][?(@._key=='b2')]['role']",
        "$['contacts'][?(@._key=='b2')]['contact']",
      ],
      mappings: {
        "$['name']": value(0, 0),
        "$['people'][0]['role']": value(0, 1),
        "$['people'][0]['contact']": value(0, 2),
        "$['people'][1]['role']": value(0, 3),
        "$['people'][1]['contact']": value(0, 4),
        "$['on']": value(1, 0),
      },
    })
  })

  test('with indexes', async () => {
    const query = '*[_id == "mumbai"][0].contacts[].role'
    const { resultSourceMap } = await ask(await withPorts(), query, { resultSourceMap: true })
    expect(resultSourceMap.paths).toEqual(["$['contacts'][0]['role']", "$['contacts'][1]['role']"])
  })

  test('that distinguishes literals of the query from computed values', async () => {
    const { resultSourceMap } = await ask(await withPorts(), '{"a": "said", "b": count(*)}')
    expect(resultSourceMap.mappings).toEqual({
      "$['a']": { type: 'value', source: { type: 'literal' } },
      "$['b']": { type: 'value', source: { type: 'unknown' } },
    })
  })

  test('when the query is so long that it is posted', async () => {
    const client = await withPorts()
    const { resultSourceMap } = await ask(client, `${PORT} // ${'long '.repeat(4000)}`)
    expect(resultSourceMap.documents).toHaveLength(2)
  })

  test('only when it is asked for', async () => {
    const client = await withPorts()
    const plain = await client.fetch(PORT, {}, { filterResponse: false })
    expect(plain).not.toHaveProperty('resultSourceMap')
    const { dataset } = client.config()
    const path = `/v2025-02-19/data/query/${dataset}?query=1&resultSourceMap`
    expect(await (await lake.request(`${path}=false`)).json()).not.toHaveProperty('resultSourceMap')
    expect((await lake.request(`${path}=maybe`)).status).toBe(400)
  })
})

describe('with drafts shown', () => {
  test('values of a draft map to the draft, all others to the published document', async () => {
    const client = await withPorts()
    const { result, resultSourceMap } = await ask(client, PORT, { perspective: 'drafts' })
    expect(result).toMatchObject({ on: 'West, edited' })
    expect(resultSourceMap.documents).toEqual([
      { _id: 'mumbai', _type: 'port' },
      { _id: 'drafts.west', _type: 'coast' },
    ])
  })

  test("applying an edit to an answer by its map yields the lake's new answer", async () => {
    const client = await withPorts()
    const drafts = { perspective: 'drafts' }
    const { result, resultSourceMap } = await ask(client, PORT, drafts)
    const [master, duty] = mumbai.contacts.toReversed()
    const contacts = [{ ...duty, contact: '+91 22 1' }, master]
    const draft = { ...mumbai, _id: 'drafts.mumbai', name: 'Bombay', contacts }

    const optimistic = applySourceDocuments(
      result,
      resultSourceMap,
      ({ _id: id }) => (id === draft._id ? draft : null),
      (changed) => changed,
      'drafts',
    )
    expect(optimistic).toMatchObject({ name: 'Bombay', people: [{ contact: '+91 22 1' }, {}] })
    await client.create(draft)
    expect(optimistic).toEqual((await ask(client, PORT, drafts)).result)
  })
})

describe('the Studio is found', () => {
  test('by the address of a field', async () => {
    const { resultSourceMap } = await ask(await withPorts(), PORT)
    const resultPath = ['people', 1, 'contact']
    const url = resolveEditUrl({ studioUrl, resultSourceMap, resultPath })
    expect(url).toContain('/intent/edit/mode=presentation;id=mumbai;type=port;path=contacts')
    expect(decodeURIComponent(url ?? '')).toContain('path=contacts[_key=="b2"].contact')
  })

  test('within a value taken whole from a document', async () => {
    const { resultSourceMap } = await ask(await withPorts(), '*[_id == "mumbai"]{contacts}')
    const resultPath = [0, 'contacts', { _key: 'a1', _index: 0 }, 'role']
    expect(resolveEditInfo({ studioUrl, resultSourceMap, resultPath })).toMatchObject({
      id: 'mumbai',
      path: ['contacts', 0, 'role'],
    })
  })

  test('by the stega data in text', async () => {
    const { dataset = '' } = (await withPorts()).config()
    const client = createStegaClient({
      projectId: 'localdev',
      dataset,
      apiVersion: '2025-02-19',
      apiHost: lake.url,
      useProjectHostname: false,
      useCdn: false,
      stega: { enabled: true, studioUrl },
    })
    const found = await client.fetch<{ name: string }>(PORT)
    expect(found.name.length).toBeGreaterThan('Mumbai'.length)
    expect(stegaClean(found)).toEqual(await client.fetch(PORT, {}, { stega: false }))
  })
})

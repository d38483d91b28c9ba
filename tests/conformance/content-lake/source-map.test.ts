/** Source maps, by which Presentation finds a text's field, for the site's own queries and a small page. */
import { join } from 'node:path'
import type { ContentSourceMap, SanityClient, SanityDocument } from '@sanity/client'
import {
  applySourceDocuments,
  getPublishedId,
  jsonPathToStudioPath,
  resolveEditInfo,
  resolveEditUrl,
  studioPath,
} from '@sanity/client/csm'
import {
  createClient as createStegaClient,
  encodeIntoResult,
  stegaClean,
} from '@sanity/client/stega'
import { beforeAll, describe, expect, test } from 'vitest'
import { compileSchema } from '../../../schemas/validation/validate-documents.ts'
import { importSeed } from '../../../seed/import/import-seed.ts'
import { seedDocuments } from '../../../seed/seed-documents.ts'
import type { PageQuery } from '../../../src/content/page-query.ts'
import { useLake } from './helpers/lake.ts'

type Queries = Record<string, (params: Record<string, string>) => PageQuery>
type Path = (string | number)[]

const queries = Object.values(
  import.meta.glob<Queries>('../../../src/{pages,features/documents}/*/query.ts', { eager: true }),
)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, query]) => (name.endsWith('Query') ? [query] : []))
  .map((query) => query({ portSlug: 'mumbai' }))
  .map((query): [string, PageQuery] => [query.name, query])

const lake = useLake()
let client: SanityClient
/** Documents by their stored ids. */
let documents: ReadonlyMap<string, SanityDocument>

beforeAll(async () => {
  client = (await lake.freshClient()).withConfig({ perspective: 'raw' })
  const folder = join(import.meta.dirname, '../../../seed')
  const schema = compileSchema()
  await importSeed({ documents: seedDocuments, schema, client, folder, overwrite: false })
  const published = await client.fetch<SanityDocument[]>('*[!(_type match "s*.*")]')
  // Every second document has a draft in which all texts differ.
  const transaction = client.transaction()
  for (const [index, document] of published.entries()) {
    const id = `drafts.${document._id}`
    if (index % 2 === 1) transaction.create({ ...document, ...edited(document), _id: id })
  }
  await transaction.commit()
  const all = await client.fetch<SanityDocument[]>('*')
  // A perspective shows a draft under its published id.
  documents = new Map(
    all.map((document) => [document._id, { ...document, _id: getPublishedId(document._id) }]),
  )
})

/** Changes each text of more than one word. Single words stay, because a query may filter by them. */
function edited(value: unknown): object {
  const text = JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'string' && part.includes(' ') ? `${part} (edited)` : part,
  )
  return Object(JSON.parse(text))
}

type Query = Pick<PageQuery, 'groq' | 'params'>

async function ask(
  from: SanityClient,
  { groq, params }: Query,
  perspective: 'drafts' | 'published' = 'published',
) {
  const answer: { result: unknown; resultSourceMap?: ContentSourceMap } = await from.fetch(
    groq,
    params,
    { perspective, resultSourceMap: 'withKeyArraySelector', filterResponse: false },
  )
  if (!answer.resultSourceMap) throw new Error('The answer has no source map')
  return { result: answer.result, map: answer.resultSourceMap }
}

/** An answer without its time stamps. */
function withoutTimes(answer: unknown): object {
  return { ...Object(answer), asOf: '', publishedAt: '' }
}

/** Every text in a value, with its path. */
function texts(value: unknown, path: Path = []): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    texts(item, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

describe.each(['published', 'drafts'] as const)('in the perspective %s', (perspective) => {
  test.each(queries)(
    'maps every text of %s to its field, with the same answer as without a map',
    async (_name, query) => {
      const { result, map } = await ask(client, query, perspective)
      const found = texts(result).map(({ text, path }) => {
        const edit = resolveEditInfo({ studioUrl: '/', resultSourceMap: map, resultPath: path })
        const at = typeof edit?.path === 'object' ? jsonPathToStudioPath(edit.path) : []
        return { text, path, source: studioPath.get(documents.get(edit?.id ?? ''), at) }
      })
      // The time of the answer is the lake's.
      const astray = found.filter(({ text, source }) => text !== source)
      expect(astray).toEqual([expect.objectContaining({ path: ['asOf'] })])
      expect(found.length).toBeGreaterThan(40)
      const plain: unknown = await client.fetch(query.groq, query.params, { perspective })
      expect(withoutTimes(result)).toEqual(withoutTimes(plain))
    },
  )

  test.each(queries)(
    'every text of %s that overlays mark maps to its field by `_key`',
    async (_n, query) => {
      const { result, map } = await ask(client, query, perspective)
      const astray: unknown[] = []
      let marked = 0
      encodeIntoResult(result, map, ({ sourceDocument, sourcePath, value }) => {
        const at = jsonPathToStudioPath(sourcePath)
        const source = studioPath.get(documents.get(sourceDocument._id), at)
        if (source !== value) astray.push({ sourceDocument, at, value, source })
        marked += 1
        return value
      })
      expect(astray).toEqual([])
      expect(marked).toBeGreaterThan(40)
    },
  )
})

test.each(queries)(
  "edits applied to the answer of %s yield the lake's new answer",
  async (_n, query) => {
    const { result, map } = await ask(client, query, 'published')
    const optimistic = applySourceDocuments(
      result,
      map,
      ({ _id: id }) => documents.get(id),
      (changed) => changed,
      'drafts',
    )
    const { result: answered } = await ask(client, query, 'drafts')
    expect(withoutTimes(optimistic)).toEqual(withoutTimes(answered))
    expect(JSON.stringify(optimistic)).toContain('(edited)')
  },
)

describe('with a small page', () => {
  const PORT = '*[_id == "mumbai"][0]{name, "people": contacts[]{role, contact}, "on": coast->name}'
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
  const draftOfWest = { _id: 'drafts.west', _type: 'coast', name: 'West, edited' }
  const withPort = () =>
    lake.freshClient(mumbai, { _id: 'west', _type: 'coast', name: 'West' }, draftOfWest)

  test('an answer has a map only if requested, also for a query sent by POST', async () => {
    const own = await withPort()
    const plain = await own.fetch(PORT, {}, { filterResponse: false, resultSourceMap: false })
    expect(plain).not.toHaveProperty('resultSourceMap')
    const { map } = await ask(own, { groq: `${PORT} // ${'long '.repeat(4000)}`, params: {} })
    expect(map.documents).toHaveLength(2)
  })

  test('a field’s edit link and the stega data in its text lead to the Studio', async () => {
    const own = await withPort()
    const { map: resultSourceMap } = await ask(own, { groq: PORT, params: {} })
    const resultPath = ['people', 1, 'contact']
    const url = resolveEditUrl({ studioUrl, resultSourceMap, resultPath })
    expect(url).toContain('/intent/edit/mode=presentation;id=mumbai;type=port;path=contacts')
    expect(decodeURIComponent(url ?? '')).toContain('path=contacts[_key=="b2"].contact')
    const stega = createStegaClient({ ...own.config(), stega: { enabled: true, studioUrl } })
    const found = await stega.fetch<{ name: string }>(PORT)
    expect(found.name.length).toBeGreaterThan('Mumbai'.length)
    expect(stegaClean(found)).toEqual(await stega.fetch(PORT, {}, { stega: false }))
  })
})

/** Source maps of the site's queries. The Studio's Presentation tool uses them to find the field of a text. */
import { join } from 'node:path'
import type { ContentSourceMap, SanityClient, SanityDocument } from '@sanity/client'
import {
  applySourceDocuments,
  getPublishedId,
  jsonPathToStudioPath,
  resolveEditInfo,
  studioPath,
} from '@sanity/client/csm'
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
  // Every second document has a draft in which all texts of more than one word differ.
  const transaction = client.transaction()
  for (const [index, document] of published.entries()) {
    const id = `drafts.${document._id}`
    if (index % 2 === 1) transaction.create({ ...document, ...withEditedTexts(document), _id: id })
  }
  await transaction.commit()
  const all = await client.fetch<SanityDocument[]>('*')
  // A perspective shows a draft under its published id.
  documents = new Map(
    all.map((document) => [document._id, { ...document, _id: getPublishedId(document._id) }]),
  )
})

/** Changes each text of more than one word. Single words stay, because a query can filter by them. */
function withEditedTexts(value: unknown): object {
  const text = JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'string' && part.includes(' ') ? `${part} (edited)` : part,
  )
  return Object(JSON.parse(text))
}

type Query = Pick<PageQuery, 'groq' | 'params'>

async function fetchWithMap(
  source: SanityClient,
  { groq, params }: Query,
  perspective: 'drafts' | 'published' = 'published',
) {
  const answer: { result: unknown; resultSourceMap?: ContentSourceMap } = await source.fetch(
    groq,
    params,
    { perspective, resultSourceMap: 'withKeyArraySelector', filterResponse: false },
  )
  if (!answer.resultSourceMap) throw new Error('The answer has no source map')
  return { result: answer.result, map: answer.resultSourceMap }
}

/** A query result without its time stamps. */
function withoutTimes(answer: unknown): object {
  return { ...Object(answer), asOf: '', publishedAt: '' }
}

/** Every text in a value, with its path. */
function textsIn(value: unknown, path: Path = []): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    textsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

describe.each(['published', 'drafts'] as const)('in the perspective %s', (perspective) => {
  test.each(queries)(
    'maps every text of %s to its field; the map does not change the result',
    async (_name, query) => {
      const { result, map } = await fetchWithMap(client, query, perspective)
      const mappedTexts = textsIn(result).map(({ text, path }) => {
        const edit = resolveEditInfo({ studioUrl: '/', resultSourceMap: map, resultPath: path })
        const fieldPath = typeof edit?.path === 'object' ? jsonPathToStudioPath(edit.path) : []
        return { text, path, source: studioPath.get(documents.get(edit?.id ?? ''), fieldPath) }
      })
      // `asOf`, the time of the query, is the only text that does not come from a field.
      const mismatches = mappedTexts.filter(({ text, source }) => text !== source)
      expect(mismatches).toEqual([expect.objectContaining({ path: ['asOf'] })])
      expect(mappedTexts.length).toBeGreaterThan(40)
      const plain: unknown = await client.fetch(query.groq, query.params, { perspective })
      expect(withoutTimes(result)).toEqual(withoutTimes(plain))
    },
  )
})

test.each(queries)(
  'applying the drafts to the published result of %s yields the result with drafts',
  async (_name, query) => {
    const { result, map } = await fetchWithMap(client, query, 'published')
    const optimistic = applySourceDocuments(
      result,
      map,
      ({ _id: id }) => documents.get(id),
      (changed) => changed,
      'drafts',
    )
    const { result: withDrafts } = await fetchWithMap(client, query, 'drafts')
    expect(withoutTimes(optimistic)).toEqual(withoutTimes(withDrafts))
    expect(JSON.stringify(optimistic)).toContain('(edited)')
  },
)

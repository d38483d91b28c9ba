import type { JsonObject } from '../../../sandbox/content-lake/json.ts'
import { referringCount } from './documents.ts'

/** Documents of the dataset that the site's and the Studio's queries are measured in. */
export const DOCUMENT_COUNT = 10_000
const REFERRING_COUNT = referringCount(DOCUMENT_COUNT)

export interface BenchQuery {
  name: string
  query: string
  params: JsonObject
  perspective: string
  /** Milliseconds at the median. */
  most: number
}

const SEARCH = `*[_type in $types && [@, _id] match text::query($text)]
  | score(boost(title match text::query($text), 5))
  | order(_score desc)[_score >= 0][0...100]{_id, _type, title}`

const SEARCHED = { types: ['article', 'voyage', 'note'], text: 'monsoon tow*' }

/** Queries whose time grows with the dataset at most; their limits are for 100,000 documents. */
export const scaleQueries: readonly BenchQuery[] = [
  { name: 'count by type', query: 'count(*[_type == "article"])', params: {}, most: 300 },
  { name: 'by _id', query: '*[_id == $id][0]', params: { id: 'doc-500' }, most: 5 },
  {
    name: 'by slug',
    query: '*[_type == "article" && slug.current == $slug][0]',
    params: { slug: 'doc-600' },
    most: 100,
  },
  {
    name: 'order and slice',
    query: '*[_type == "article"] | order(title asc)[0...20]{_id, title}',
    params: {},
    most: 600,
  },
  {
    name: 'references()',
    query: 'count(*[references($id)])',
    params: { id: 'doc-600' },
    most: 50,
  },
  { name: 'Studio’s search', query: SEARCH, params: SEARCHED, most: 3000 },
].map((query) => Object.assign(query, { perspective: 'published' }))

// Queries in the form that the Studio sends for its lists, previews and searches.
const studioQueries = [
  {
    name: 'Studio: list in an order',
    query: '*[_type == $type] | order(title asc, _id asc)[0...100]{_id, _type, title}',
    params: { type: 'article' },
  },
  {
    name: 'Studio: list by last change',
    query: '*[_type == $type] | order(_updatedAt desc)[0...100]{_id, _type, title, summary}',
    params: { type: 'voyage' },
  },
  {
    name: 'Studio: previews of a hundred ids',
    query: '*[_id in $ids]{_id, _rev, title}',
    params: { ids: Array.from({ length: 100 }, (_, index) => `doc-${index * 20}`) },
  },
  {
    name: 'Studio: search',
    query: SEARCH,
    params: SEARCHED,
  },
  {
    name: 'Studio: who refers to a document',
    query: 'count(*[references($id)])',
    params: { id: `doc-${REFERRING_COUNT}` },
  },
].map((query) => Object.assign(query, { perspective: 'drafts', most: 100 }))

export const benchQueries: readonly BenchQuery[] = [
  ...studioQueries,
  {
    name: `${REFERRING_COUNT} references followed`,
    query: '*[_type == "voyage"]{title, "to": to->title}',
    params: {},
    perspective: 'published',
    most: 200,
  },
]

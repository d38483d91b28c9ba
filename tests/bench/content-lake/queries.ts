import type { JsonObject } from '../../../sandbox/content-lake/json.ts'
import { REFERRING_COUNT } from './documents.ts'

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
    params: { types: ['article', 'voyage', 'note'], text: 'monsoon tow*' },
  },
  {
    name: 'Studio: who refers to a document',
    query: 'count(*[references($id)])',
    params: { id: `doc-${REFERRING_COUNT}` },
  },
].map((query) => Object.assign(query, { perspective: 'drafts', most: 50 }))

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

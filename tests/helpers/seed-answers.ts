/** Answers to the site's queries, evaluated over the seed without any lake. */
import { evaluate, parse } from 'groq-js'
import { seedDocuments } from '../../seed/seedDocuments.ts'
import { loadPage } from '../../src/app/loaded-pages.ts'
import type { Page } from '../../src/app/page.ts'
import { matchRoute } from '../../src/app/routes.ts'
import type { PageQuery } from '../../src/content/page-query.ts'

/** What the lake would make of the drawing that belongs to each case study. */
const drawing = {
  _id: 'image-0123456789abcdef0123456789abcdef01234567-1200x800-svg',
  _type: 'sanity.imageAsset',
  path: 'images/localdev/production/0123456789abcdef0123456789abcdef01234567-1200x800.svg',
  metadata: { dimensions: { width: 1200, height: 800 } },
}

const image = { alt: 'A drawing', asset: { _ref: drawing._id } }

const dataset: unknown[] = [
  drawing,
  ...seedDocuments.map((document) =>
    document._type === 'caseStudy' ? Object.assign(structuredClone(document), { image }) : document,
  ),
]

/** A page with its query and what a lake that holds the seed answers to it. */
export async function seedAnswer(
  path: string,
): Promise<{ page: Page; query: PageQuery; answer: unknown }> {
  const { route, params } = matchRoute(path)
  const page = await loadPage(route)
  const query = page.query(params)
  const tree = parse(query.groq, { params: query.params })
  const value = await evaluate(tree, { dataset, params: query.params })
  return { page, query, answer: await value.get() }
}

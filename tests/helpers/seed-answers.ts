/** Results of the site's queries, evaluated over the seed without a lake. */
import { evaluate, parse } from 'groq-js'
import { seedDocuments } from '../../seed/seed-documents.ts'
import type { Page } from '../../src/pages/page.ts'
import { matchPage } from '../../src/entry/page-routes.ts'
import type { PageQuery } from '../../src/content/page-query.ts'

/** The asset document that the lake would create for a case study's drawing. */
const drawing = {
  _id: 'image-0123456789abcdef0123456789abcdef01234567-1200x800-svg',
  _type: 'sanity.imageAsset',
  path: 'images/localdev/production/0123456789abcdef0123456789abcdef01234567-1200x800.svg',
  metadata: { dimensions: { width: 1200, height: 800 } },
}

/** The asset document of a photograph. The seed has only drawings; in `dataset`, one case study has this photograph. */
const photograph = {
  _id: 'image-89abcdef0123456789abcdef0123456789abcdef-2000x2000-jpg',
  _type: 'sanity.imageAsset',
  path: 'images/localdev/production/89abcdef0123456789abcdef0123456789abcdef-2000x2000.jpg',
  metadata: { dimensions: { width: 2000, height: 2000 } },
}

const caseImages: Record<string, object> = {
  'caseStudy-supramax-tow': {
    alt: 'A photograph',
    asset: { _ref: photograph._id },
    crop: { top: 0.1, bottom: 0.1, left: 0, right: 0.2 },
    hotspot: { x: 0.3, y: 0.4, width: 0.2, height: 0.2 },
  },
}

/** The seed as a lake stores it, except for the photograph. */
export const dataset = [
  drawing,
  photograph,
  ...seedDocuments.map((document) =>
    document._type === 'caseStudy'
      ? Object.assign(structuredClone(document), {
          image: caseImages[document._id] ?? { alt: 'A drawing', asset: { _ref: drawing._id } },
        })
      : document,
  ),
]

/**
 * Returns a page, its query, and the result that the query has in a lake with the seed.
 *
 * @param documents documents in the lake besides the seed
 */
export async function seedAnswer(
  path: string,
  documents: readonly object[] = [],
): Promise<{ page: Page; query: PageQuery; answer: unknown }> {
  const { load, params } = matchPage(path)
  const page = await load()
  const query = page.query(params)
  const tree = parse(query.groq, { params: query.params })
  const value = await evaluate(tree, { dataset: [...dataset, ...documents], params: query.params })
  return { page, query, answer: await value.get() }
}

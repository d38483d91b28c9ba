import { seedDocuments } from '../../../seed/seed-documents.ts'
import { parseConfiguration } from '../../../builder/configuration/parse-configuration.ts'
import type { JsonObject } from '../../../sandbox/content-lake/json.ts'
import type { BenchQuery } from './queries.ts'

/** The seed's documents without their drawings, which the site's queries read. */
export const siteDocuments: readonly JsonObject[] = seedDocuments.map((document) =>
  Object.fromEntries(Object.entries(document).filter(([name]) => name !== 'image')),
)

/** The queries of three pages of the site. */
export async function siteQueries(): Promise<BenchQuery[]> {
  // The site's modules need a configuration, which a build would compile in.
  const configuration = parseConfiguration({
    VITE_SANITY_PROJECT_ID: 'localdev',
    VITE_SANITY_API_HOST: 'http://localhost',
    VITE_EMAIL_MANAGER_URL: 'http://localhost',
    VITE_BUSINESS_ID: 'bench',
    VITE_SITE_URL: 'http://localhost',
  })
  Object.assign(globalThis, { __CONFIGURATION__: configuration })
  const { homeQuery } = await import('../../../src/pages/home/query.ts')
  const { portQuery } = await import('../../../src/pages/port/query.ts')
  const { preArrivalQuery } = await import('../../../src/pages/pre-arrival/query.ts')
  return [homeQuery(), portQuery({ portSlug: 'mumbai' }), preArrivalQuery()].map(
    ({ name, groq, params }) => ({
      name: `site: ${name}`,
      query: groq,
      params,
      perspective: 'published',
      most: 50,
    }),
  )
}

/** 10,000 documents that break the Studio's rules: each build goes on, and the number is on every page. */
import { expect, test } from 'vitest'
import { clientOf, useLake } from '../conformance/content-lake/helpers/lake.ts'
import { useSiteBuild } from '../conformance/prerender/helpers/site-build.ts'
import { PAGE_PATHS } from '../helpers/paths.ts'
import { type Document, mutatedDocuments } from './mutations.ts'

const ROUNDS = 20
const IN_A_ROUND = 500
const IN_A_TRANSACTION = 100

const lake = useLake()
const site = useSiteBuild(() => lake.url)

const fileOf = (page: string) => (page === '/' ? 'index.html' : `${page.slice(1)}.html`)

test(
  'no mutated document stops a build or takes the number from a page',
  { timeout: 45 * 60_000 },
  async () => {
    const client = clientOf(lake.url, 'production')
    const models = await client.fetch<Document[]>(
      '*[!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")]',
    )
    let written = 0
    let keptBack = 0
    let old = 0
    for (let round = 1; round <= ROUNDS; round += 1) {
      await restoreSeed()
      const documents = mutatedDocuments(models, IN_A_ROUND, round)
      for (let start = 0; start < documents.length; start += IN_A_TRANSACTION) {
        const transaction = client.transaction()
        for (const document of documents.slice(start, start + IN_A_TRANSACTION))
          transaction.createOrReplace(document)
        await transaction.commit({ visibility: 'async' })
        written += Math.min(IN_A_TRANSACTION, documents.length - start)
      }
      const emergencyPhone = `+91 22 5550 ${1000 + round}`
      await client.patch('siteSettings').set({ emergencyPhone }).commit()

      const { code, errors } = await site.rebuild({}, '--accept-missing-content')
      expect(code, `round ${round}: ${errors}`).not.toBe(1)
      keptBack += Number(/^Kept back \((\d+)\)/m.exec(errors)?.[1] ?? 0)
      const files = await site.files()
      for (const page of PAGE_PATHS) {
        const file = fileOf(page)
        if (!files.has(file)) continue
        const html = await site.read(file)
        expect(html, `round ${round}: ${page}`).toMatch(/\+91 22 5550 \d{4}/)
        if (!html.includes(emergencyPhone)) old += 1
      }
    }
    console.log(
      `${written} documents in ${ROUNDS} builds: ${keptBack} artefacts kept back, ${old} pages with the number before`,
    )
    expect(old).toBe(0)

    async function restoreSeed(): Promise<void> {
      await client.delete({ query: '*[_id match "mutated-*"]' })
      const transaction = client.transaction()
      for (const document of models) transaction.createOrReplace(document)
      await transaction.commit()
    }
  },
)

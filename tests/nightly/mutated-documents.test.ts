/** Builds the site with mutated documents. Most of them break the Studio's rules. */
import { expect, test } from 'vitest'
import { useSiteBuild } from '../conformance/prerender/helpers/site-build.ts'
import { PAGE_PATHS } from '../helpers/paths.ts'
import { type Document, mutatedDocuments } from './mutated-documents.ts'

const ROUNDS = 20
const PER_ROUND = 500
const PER_TRANSACTION = 100

const site = useSiteBuild()

const fileOf = (page: string) => (page === '/' ? 'index.html' : `${page.slice(1)}.html`)

test(
  'no mutated document makes a build fail or removes the emergency number from a page',
  { timeout: 45 * 60_000 },
  async () => {
    const client = site.client()
    const originals = await client.fetch<Document[]>(
      '*[!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")]',
    )
    let written = 0
    let keptBack = 0
    const failed: string[] = []
    for (let round = 1; round <= ROUNDS; round += 1) {
      await restoreSeed()
      const documents = mutatedDocuments(originals, PER_ROUND, round)
      for (let start = 0; start < documents.length; start += PER_TRANSACTION) {
        const transaction = client.transaction()
        for (const document of documents.slice(start, start + PER_TRANSACTION))
          transaction.createOrReplace(document)
        await transaction.commit({ visibility: 'async' })
        written += Math.min(PER_TRANSACTION, documents.length - start)
      }
      const emergencyPhone = `+91 22 5550 ${1000 + round}`
      await client.patch('siteSettings').set({ emergencyPhone }).commit()

      const { code, errors } = await site.rebuild({}, '--accept-missing-content')
      if (code === 1) failed.push(`round ${round}: ${errors}`)
      keptBack += Number(/^Kept back \((\d+)\)/m.exec(errors)?.[1] ?? 0)
      const files = await site.files()
      for (const page of PAGE_PATHS.filter((path) => files.has(fileOf(path))))
        if (!(await site.read(fileOf(page))).includes(emergencyPhone))
          failed.push(`round ${round}: ${page} lacks the emergency number`)
    }
    console.log(
      `${written} documents in ${ROUNDS} builds: ${keptBack} pages, files and settings not updated, ${failed.length} failures`,
    )
    expect(failed).toEqual([])

    async function restoreSeed(): Promise<void> {
      await client.delete({ query: '*[_id match "mutated-*"]' })
      const transaction = client.transaction()
      for (const document of originals) transaction.createOrReplace(document)
      await transaction.commit()
    }
  },
)

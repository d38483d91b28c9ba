/** Adds two fixtures to `studio.ts` for the tests of editors' tasks: a visitor's page, and a way to restore content. */
import type { Page } from '@playwright/test'
import { lakeClient } from '../../../helpers/lake-client.ts'
import { stack } from '../../../helpers/stack.ts'
import { expect, test as base } from '../studio.ts'

type Fixtures = {
  /** An empty page in its own browser context. Relative addresses lead to the site, not to the Studio. */
  visitor: Page
  /** Saves the documents that match a GROQ filter, drafts included, and restores them when the test ends. */
  backUp: (filter: string) => Promise<void>
}

export const test = base.extend<Fixtures>({
  visitor: async ({ browser, watch }, use) => {
    const context = await browser.newContext({
      baseURL: stack.siteUrl,
      viewport: { width: 1280, height: 800 },
    })
    const page = await context.newPage()
    await watch.alsoWatch(page)
    await use(page)
    await context.close()
  },

  backUp: async ({ page }, use) => {
    const saved: { filter: string; documents: Document[] }[] = []
    await use(async (filter) => {
      saved.push({ filter, documents: await documentsOf(filter) })
    })
    // Closes the Studio first, because its last edits could otherwise arrive after the restoration.
    await page.close()
    for (const { filter, documents } of saved) await restore(filter, documents)
  },
})

type Document = { _id: string; _type: string; _rev?: string }

function documentsOf(filter: string): Promise<Document[]> {
  return lakeClient.fetch(`*[${filter}]`, {}, { perspective: 'raw' })
}

async function restore(filter: string, documents: readonly Document[]): Promise<void> {
  const current = new Map((await documentsOf(filter)).map((each) => [each._id, each]))
  const transaction = lakeClient.transaction()
  for (const document of documents) {
    const { _rev, ...content } = document
    if (current.get(document._id)?._rev !== _rev) transaction.createOrReplace(content)
    current.delete(document._id)
  }
  for (const id of current.keys()) transaction.delete(id)
  await transaction.commit()
}

export { expect }

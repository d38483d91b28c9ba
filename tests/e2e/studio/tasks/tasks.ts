/** More fixtures for the tests of the editors' tasks: a visitor's page, and content that is restored at the end. */
import type { Page } from '@playwright/test'
import { lakeClient } from '../../../helpers/lake-client.ts'
import { stack } from '../../../helpers/stack.ts'
import { expect, test as base } from '../studio.ts'

type Fixtures = {
  /** The site in a separate browser. */
  visitor: Page
  /** Restores the documents that match a GROQ filter, drafts included, to their present state when the test ends. */
  keep: (filter: string) => Promise<void>
}

export const test = base.extend<Fixtures>({
  visitor: async ({ browser, watch }, use) => {
    const context = await browser.newContext({
      baseURL: stack.siteUrl,
      viewport: { width: 1280, height: 800 },
    })
    const page = await context.newPage()
    await watch.follow(page)
    await use(page)
    await context.close()
  },

  keep: async ({ page }, use) => {
    const kept: { filter: string; documents: Document[] }[] = []
    await use(async (filter) => {
      kept.push({ filter, documents: await documentsOf(filter) })
    })
    // Otherwise the Studio's last edits would arrive afterwards.
    await page.close()
    for (const { filter, documents } of kept) await putBack(filter, documents)
  },
})

type Document = { _id: string; _type: string; _rev?: string }

function documentsOf(filter: string): Promise<Document[]> {
  return lakeClient.fetch(`*[${filter}]`, {}, { perspective: 'raw' })
}

async function putBack(filter: string, documents: readonly Document[]): Promise<void> {
  const now = new Map((await documentsOf(filter)).map((each) => [each._id, each]))
  const transaction = lakeClient.transaction()
  for (const document of documents) {
    const { _rev, ...content } = document
    if (now.get(document._id)?._rev !== _rev) transaction.createOrReplace(content)
    now.delete(document._id)
  }
  for (const id of now.keys()) transaction.delete(id)
  await transaction.commit()
}

export { expect }

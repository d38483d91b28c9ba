import { expect, test } from 'vitest'
import { schemaTypes } from '../../schemas/schema-types.ts'
import type { Page } from '../../src/pages/page.ts'
import { editedRoutes } from '../../src/routes.ts'
import { pagesOf } from './pages-of.ts'

const documentTypes = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name)

const pages = import.meta.glob<Page>('../../src/pages/*/page.tsx', { import: 'page' })

test.each(editedRoutes)('the query of $path has the name of its folder', async ({ page }) => {
  const loaded = await pages[`../../src/pages/${page}/page.tsx`]?.()
  expect(loaded?.query({}).name).toBe(page)
})

test('a type is shown on the pages whose queries ask for it', () => {
  expect(pagesOf('slaCommitment').map(({ path }) => path)).toEqual([
    '/fleet-retainer',
    '/docs/sla-schedule',
  ])
})

test('the words of a page are shown on it', () => {
  for (const { path, document, words } of editedRoutes) {
    expect(pagesOf(words ?? document).map((page) => page.path)).toContain(path)
  }
})

test('site settings are shown on every page', () => {
  expect(pagesOf('siteSettings')).toHaveLength(editedRoutes.length)
})

// A redirect is in the host's files.
test.each(documentTypes.filter((type) => type !== 'redirect'))('%s is shown somewhere', (type) => {
  expect(pagesOf(type)).not.toEqual([])
})

/** Which pages show what is held to the queries of the pages themselves. */
import { describe, expect, test } from 'vitest'
import { schemaTypes } from '../../schemas/schema-types.ts'
import { matchPage } from '../../src/entry/page-routes.ts'
import { editedRoutes } from '../../src/routes.ts'
import { PAGE_OF_TABLE, pagesOf } from './pages-of.ts'

const documentTypes = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name)

async function queryOf(path: string) {
  const { load, params } = matchPage(path)
  const page = await load()
  return page.query(params)
}

describe.each(editedRoutes)('$path', ({ path }) => {
  test('is a page of every type that its query asks for, and of no other', async () => {
    const asked = new Set([...(await queryOf(path)).types, 'siteSettings'])
    const shown = documentTypes.filter((type) => pagesOf(type).includes(path))
    expect(shown.toSorted()).toEqual([...asked].toSorted())
  })

  test('has the clause tables that its query asks for, and no other', async () => {
    const { groq } = await queryOf(path)
    const asked = [...groq.matchAll(/&& table == "(\w+)"/g)].map(([, table]) => table)
    const shown = Object.keys(PAGE_OF_TABLE).filter((table) => PAGE_OF_TABLE[table] === path)
    expect(new Set(shown)).toEqual(new Set(asked))
  })
})

test.each(documentTypes)('%s is shown somewhere', (type) => {
  expect(pagesOf(type)).not.toEqual([])
})

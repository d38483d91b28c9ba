import { describe, expect, test } from 'vitest'

import { schemaTypes } from '../../schemas/schema-types.ts'
import { editedRoutes } from '../../src/routes.ts'
import { seedPage } from '../helpers/seed-page.ts'

describe('the pages that editors write', () => {
  test('have their words in documents that there are', () => {
    const documents = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name)
    for (const { document, words } of editedRoutes)
      expect(documents).toEqual(expect.arrayContaining([document, words ?? document]))
  })

  test.each(
    editedRoutes.flatMap(({ path, anchors = [] }) =>
      anchors.map((anchor): [string, string] => [path, anchor]),
    ),
  )('%s has the place #%s', async (path, anchor) => {
    const main = await seedPage(path)
    expect(main.querySelector(`[id="${anchor}"]`)).not.toBeNull()
  })
})

import { expect, test } from 'vitest'
import { editableRoutes } from '../../src/routes.ts'
import { seedPage } from '../helpers/seed-page.ts'

test.each(
  editableRoutes.flatMap(({ path, anchors = [] }) =>
    anchors.map((anchor): [string, string] => [path, anchor]),
  ),
)('%s has an element with the id %s', async (path, anchor) => {
  const main = await seedPage(path)
  expect(main.querySelector(`[id="${anchor}"]`)).not.toBeNull()
})

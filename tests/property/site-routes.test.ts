// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'

import { schemaTypes } from '../../schemas/index.ts'
import { siteRoutes } from '../../schemas/siteRoutes.ts'
import { routes } from '../../src/app/routes.ts'
import { seedPage } from '../helpers/seed-page.ts'

/** Pages that only links of e-mails lead to; editors neither write nor link them. */
const EMAIL_PAGES = new Set([
  '/email-confirmation',
  '/confirm',
  '/email-preferences',
  '/unsubscribe',
])

describe('the pages that editors know', () => {
  test('are those of the site', () => {
    const site = routes.map(({ path }) => path).filter((path) => !EMAIL_PAGES.has(path))
    expect(siteRoutes.map(({ path }) => path).toSorted()).toEqual(site.toSorted())
  })

  test('have their words in documents that there are', () => {
    const documents = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name)
    for (const { type } of siteRoutes) expect(documents).toContain(type)
  })

  test.each(
    siteRoutes.flatMap(({ path, anchors = [] }) =>
      anchors.map((anchor): [string, string] => [path, anchor]),
    ),
  )('%s has the place #%s', async (path, anchor) => {
    const main = await seedPage(path)
    expect(main.querySelector(`[id="${anchor}"]`)).not.toBeNull()
  })
})

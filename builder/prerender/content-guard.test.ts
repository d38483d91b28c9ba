import { expect, test } from 'vitest'
import { refusalFor } from './content-guard.ts'

const site = (pages: number, documents = 0, ports: readonly string[] = []) => ({
  pages: [
    ...Array.from({ length: pages }, (_, index) => `/page-${index}`),
    ...ports.map((slug) => `/ports/${slug}`),
  ],
  documentIds: Array.from({ length: documents }, (_, index) => `document-${index}`),
})

test.for([
  ['over a third of the pages', site(30), site(19), '11 of the site’s 30 pages would be gone.'],
  ['a third of the pages', site(30), site(20), undefined],
  [
    'the pages of all ports, however few',
    site(20, 0, ['mumbai', 'mundra']),
    site(20),
    'The pages of all ports would be gone.',
  ],
  ['the page of one port', site(20, 0, ['mumbai', 'mundra']), site(20, 0, ['mumbai']), undefined],
  ['nothing, from a site without ports', site(20), site(20), undefined],
  [
    'more than a third of the documents',
    site(9, 69),
    site(9, 40),
    '29 of the site’s 69 documents are no longer published.',
  ],
  ['a third of the documents', site(9, 69), site(9, 46), undefined],
] as const)('finds the problem, if any, of a build that loses %s', ([, current, next, problem]) => {
  expect(refusalFor({ missing: [], ...next }, current)?.notice.problem).toBe(problem)
})

test('a first build needs each required document', () => {
  const next = { missing: ['Site settings', 'Home'], ...site(3) }
  expect(refusalFor(next, site(0))?.notice).toMatchObject({
    problem: 'Not published: Site settings, Home.',
    remedy: expect.stringContaining('--accept-missing-content'),
  })
})

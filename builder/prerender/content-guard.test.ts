import { expect, test } from 'vitest'
import { lossOf } from './content-guard.ts'

const of = (pages: number, documents = 0, ports: readonly string[] = []) => ({
  pages: [
    ...Array.from({ length: pages }, (_, index) => `/page-${index}`),
    ...ports.map((slug) => `/ports/${slug}`),
  ],
  documents: Array.from({ length: documents }, (_, index) => `document-${index}`),
})

test.for([
  ['more than a third of the pages', of(30), of(19), '11 of the site’s 30 pages would be gone.'],
  ['a third of the pages', of(30), of(20), undefined],
  [
    'the pages of all ports, however few',
    of(20, 0, ['mumbai', 'mundra']),
    of(20),
    'The pages of all ports would be gone.',
  ],
  ['the page of one port', of(20, 0, ['mumbai', 'mundra']), of(20, 0, ['mumbai']), undefined],
  ['no port, because it had none', of(20), of(20), undefined],
  [
    'more than a third of the documents',
    of(9, 69),
    of(9, 40),
    '29 of the site’s 69 documents are no longer published.',
  ],
  ['a third of the documents', of(9, 69), of(9, 46), undefined],
] as const)('finds the problem, if any, of a build that loses %s', ([, present, next, problem]) => {
  expect(lossOf({ missing: [], ...next }, present)?.notice.problem).toBe(problem)
})

test('a first build needs each required document', () => {
  expect(lossOf({ missing: ['Site settings', 'Home'], ...of(3) }, of(0))?.notice).toMatchObject({
    problem: 'Not published: Site settings, Home.',
    remedy: expect.stringContaining('--accept-missing-content'),
  })
})

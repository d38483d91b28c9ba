import { expect, test } from 'vitest'
import { changeReport } from './change-report.ts'

test('names pages by their addresses, and PDFs, but not the preview’s pages, which hold no content', () => {
  const written = [
    'content/ports/mundra.json',
    'docs/india-compliance-pack.pdf',
    'index.html',
    'ports/mundra.html',
    'preview.html',
    'preview/ports/mundra.html',
  ]
  expect(changeReport({ written, removed: ['content/ports/old.json', 'ports/old.html'] })).toEqual([
    'Pages built (2): / /ports/mundra',
    'Pages gone (1): /ports/old',
    'PDFs built (1): /docs/india-compliance-pack.pdf',
  ])
})

test('lists a few of many paths', () => {
  const written = Array.from({ length: 20 }, (_, index) => `ports/${index}.html`)
  expect(changeReport({ written, removed: [] })).toEqual([
    'Pages built (20): /ports/0 /ports/1 /ports/2 /ports/3 /ports/4 /ports/5 /ports/6 /ports/7 …',
  ])
})

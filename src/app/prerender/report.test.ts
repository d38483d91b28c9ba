import { expect, test } from 'vitest'
import { report } from './report.ts'

test('names pages by their addresses, and PDFs, but not the preview’s pages, which hold no content', () => {
  const written = [
    'content/ports/mundra.json',
    'docs/india-compliance-pack.pdf',
    'index.html',
    'ports/mundra.html',
    'preview.html',
    'preview/ports/mundra.html',
  ]
  expect(report({ written, removed: ['content/ports/old.json', 'ports/old.html'] })).toEqual([
    'Pages built (2): / /ports/mundra',
    'Pages gone (1): /ports/old',
    'PDFs built (1): /docs/india-compliance-pack.pdf',
  ])
})

test('says nothing where nothing has changed', () => {
  expect(report({ written: [], removed: [] })).toEqual([])
})

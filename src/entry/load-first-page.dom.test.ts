import { expect, test } from 'vitest'
import { readPageSource } from './load-first-page.ts'

test('names the snapshot that the document shows', () => {
  document.body.innerHTML = '<div id="root" data-page="/ports/404" data-snapshot="1x7"></div>'
  expect(readPageSource()).toEqual({ path: '/ports/404', snapshot: '1x7' })
})

test('is null in a document that was not prerendered', () => {
  document.body.innerHTML = '<div id="root"></div>'
  expect(readPageSource()).toBeNull()
})

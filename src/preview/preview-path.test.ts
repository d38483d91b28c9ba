import { expect, test } from 'vitest'
import { previewedPath, previewUrl } from './preview-path.ts'

test.each([
  ['/', '/preview'],
  ['/contact', '/preview/contact'],
  ['/ports/mundra?from=mail#top', '/preview/ports/mundra?from=mail#top'],
  ['/#main', '/preview#main'],
  ['/?a=b', '/preview?a=b'],
])('the preview of %s is at %s, and previewedPath returns the path again', (path, url) => {
  expect(previewUrl(path)).toBe(url)
  expect(previewedPath(url)).toBe(path)
})

test.each([
  ['/contact', '/contact'],
  ['/preview/', '/'],
  ['/previews', '/previews'],
])('%s, typed into the Studio’s address bar, shows the page %s', (url, path) => {
  expect(previewedPath(url)).toBe(path)
})

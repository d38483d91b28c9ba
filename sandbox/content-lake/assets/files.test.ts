import { expect, test } from 'vitest'
import { extensionOf, isAssetFileName, sha1Of } from './files.ts'

const sha1 = sha1Of(new TextEncoder().encode('hello'))

test.each([
  ['a.pdf', 'pdf'],
  ['A.PDF', 'pdf'],
  ['a.tar.gz', 'gz'],
  ['a', 'bin'],
  ['', 'bin'],
  ['.env', 'bin'],
  ['a.p/df', 'bin'],
  ['a.é', 'bin'],
])('%j has extension %s', (filename, extension) => {
  expect(extensionOf(filename)).toBe(extension)
})

test("only names in the lake's own form are looked up", () => {
  expect(isAssetFileName('image', `${sha1}-3x2.png`)).toBe(true)
  expect(isAssetFileName('file', `${sha1}.pdf`)).toBe(true)
  expect(isAssetFileName('file', `${sha1}-3x2.png`)).toBe(false)
  for (const name of [
    '',
    '..',
    '../lake.sqlite',
    `${sha1}.png/..`,
    `${sha1}-0x2.png`,
    `x${sha1}.pdf`,
  ]) {
    expect(isAssetFileName('image', name) || isAssetFileName('file', name)).toBe(false)
  }
})

import { expect, test } from 'vitest'
import { assetIdOf, extensionOf, fileNameOf, isAssetFileName, sha1Of } from './files.ts'

const sha1 = sha1Of(new TextEncoder().encode('hello'))

test('names are derived from the content', () => {
  expect(sha1).toBe('aaf4c61ddcc5e8a2dabede0f3b482cd9aea9434d')
  const image = {
    kind: 'image',
    sha1,
    dimensions: { width: 3, height: 2 },
    extension: 'png',
  } as const
  expect(fileNameOf(image)).toBe(`${sha1}-3x2.png`)
  expect(assetIdOf(image)).toBe(`image-${sha1}-3x2-png`)
  const file = { kind: 'file', sha1, extension: 'pdf' } as const
  expect(fileNameOf(file)).toBe(`${sha1}.pdf`)
  expect(assetIdOf(file)).toBe(`file-${sha1}-pdf`)
})

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

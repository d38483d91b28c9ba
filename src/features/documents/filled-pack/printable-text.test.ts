import { describe, expect, test } from 'vitest'
import { printableText, standsAlone } from './printable-text.ts'

describe('a printable text', () => {
  test.each([
    ['has composed letters', 'Łódz\u0301', 'Łódź'],
    ['composes letters around what can’t be seen', 'o\u200d\u0308', 'ö'],
    ['has single spaces and none around it', '  MV\u00a0\t Placeholder\u3000\n', 'MV Placeholder'],
    ['has no control characters', 'M\u0000V\u001b[31m\u007f', 'MV[31m'],
    ['has no bidirectional controls', '\u202eMV\u2066 ship\u2069\u200f', 'MV ship'],
    ['has no invisible characters', '\ufeffM\u00adV\u200b', 'MV'],
    [
      'keeps what PDFs and pages take for their own',
      String.raw`)\(<</S>>%`,
      String.raw`)\(<</S>>%`,
    ],
    ['has U+FFFD for a lone surrogate', 'a\ud800', 'a\ufffd'],
    ['may be empty', ' \u200b ', ''],
  ])('%s', (_, typed, printed) => {
    expect(printableText(typed)).toBe(printed)
  })

  test('stays the same when it is made printable again', () => {
    const text = printableText('e\u0301\u200b \u202e x')
    expect(printableText(text)).toBe(text)
  })
})

test.each(['A', 'ö', 'я', ' ', '船'])('“%s” stands alone', (character) => {
  expect(standsAlone(character)).toBe(true)
})

test.each(['\u0301', '\u093e', '\ufe0f', '\ufffd'])('%j does not', (character) => {
  expect(standsAlone(character)).toBe(false)
})

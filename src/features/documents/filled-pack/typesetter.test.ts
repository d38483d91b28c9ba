import { describe, expect, test } from 'vitest'
import { typeface } from '../../../../tests/helpers/typefaces.ts'
import { fit, isPrintable, runsOf } from './typesetter.ts'

const latin = await typeface('latin')
const latinExt = await typeface('latin-ext')
const faces = [latin, latinExt, await typeface('greek'), await typeface('cyrillic')]

const line = { width: 200, height: 14, size: 9.5 }

describe('printable is', () => {
  test.each(['MV Örnsköld “A&B”', 'Łódź', 'Ελευθερία', 'Мария', '', 'one\ntwo'])('%j', (text) => {
    expect(isPrintable(faces, text)).toBe(true)
  })
})

describe('not printable is', () => {
  test.each(['راما', 'राम', '船', '⛴', '👩‍✈️', 'm\u0303', '\ufffd', 'MV 船'])('%j', (text) => {
    expect(isPrintable(faces, text)).toBe(false)
  })
})

test('a line is a run of each typeface in turn', () => {
  const runs = runsOf(faces, 'Łódź')
  expect(runs.map(({ face, glyphs }) => [faces.indexOf(face), glyphs.length])).toEqual([
    [1, 1],
    [0, 2],
    [1, 1],
  ])
})

describe('text', () => {
  test('that fits is one line in the size of its space', () => {
    expect(fit(faces, 'MV Placeholder', line)).toMatchObject({
      size: 9.5,
      lines: ['MV Placeholder'],
    })
  })

  test('that has less is smaller, and two lines when those are larger', () => {
    const name = 'Very Long Ship Agency and Forwarding Company'
    const narrow = fit(faces, name, { ...line, width: 190 })
    expect(narrow?.lines).toEqual([name])
    expect(narrow?.size).toBeLessThan(9.5)
    const two = fit(faces, name, { ...line, width: 110 })
    expect(two?.lines).toHaveLength(2)
    expect(two?.lines.join(' ')).toBe(name)
  })

  test('without spaces is broken where the space ends, and loses nothing', () => {
    const word = 'm'.repeat(50)
    const setting = fit(faces, word, line)
    expect(setting?.lines.length).toBeGreaterThan(1)
    expect(setting?.lines.join('')).toBe(word)
  })

  test('that does not fit is refused, immediately however long it is', () => {
    expect(fit(faces, 'm'.repeat(500), line)).toBeNull()
    expect(fit(faces, 'm '.repeat(5_000_000), { ...line, width: 1e9, height: 1e9 })).toBeNull()
  })

  test('keeps its own lines', () => {
    expect(fit(faces, 'Port:\n• One\n• Two', { ...line, height: 60 })?.lines).toEqual([
      'Port:',
      '• One',
      '• Two',
    ])
  })

  test('without any letters is one empty line', () => {
    expect(fit(faces, '', line)).toMatchObject({ lines: [''] })
  })
})

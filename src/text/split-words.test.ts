import { expect, test } from 'vitest'
import { splitWords } from './split-words.ts'

const specialPieces = (text: string) =>
  splitWords(text).flatMap((piece) =>
    piece.kind === 'text' ? [] : [`${piece.kind}: ${piece.text}`],
  )

test.each([
  ['Salvage and oil-spill response', ['unbroken: oil-spill']],
  ['A port-call desk for non-IG cover', ['unbroken: port-call', 'unbroken: non-IG']],
  ['in 24–48 hours', ['unbroken: 24–48']],
  ['the notice of 7 May 2025', ['unbroken: 7 May']],
  ['vessels of 300 GT and above', ['unbroken: 300 GT']],
  ['MSN 05/2025 Annex, 45 minutes', []],
  ['first-response team', []],
  ['Workboats and tugs, 2', ['unbroken: tugs, 2']],
  ['in 24–48 hours, 10–28 knots', ['unbroken: 24–48', 'unbroken: 10–28']],
  ['GSI-FINANCIAL-SECURITY-EVIDENCE', []],
  ['Salvage – tugs, 2 - on call, pre- and post-', ['unbroken: tugs, 2']],
  ['Mumbai / JNPT', ['abbreviation: JNPT']],
  ['Lloyd’s Open Form (LOF) with SCOPIC', ['abbreviation: LOF', 'abbreviation: SCOPIC']],
  ['ALOFT, SPMs, constructor', []],
])('finds the abbreviations, and the words that stay on one line, in %j', (text, found) => {
  expect(specialPieces(text)).toEqual(found)
})

test.each(['', '–', 'a-b', ' JNPT ', 'tel +91 00000 00000 \u200B\u200D', 'LOF-SCOPIC (JNPT)'])(
  'joining the pieces of %j returns the original text',
  (text) => {
    expect(
      splitWords(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  },
)

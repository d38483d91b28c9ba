/** Abbreviations of the trade that a reader may not know, and their meaning. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['JNPT', 'Jawaharlal Nehru Port'],
  ['LOF', 'Lloyd’s Open Form'],
  ['SCOPIC', 'Special Compensation P&I Clause'],
  ['SPM', 'Single point mooring'],
])

/** A piece of a text: plain, an abbreviation, or words that must stay on one line. */
export type Piece =
  | { is: 'text'; text: string }
  | { is: 'unbroken'; text: string }
  | { is: 'abbreviation'; text: string; title: string }

/** A compound with a part as short as this stays on one line: oil-spill. */
const SHORT = 4

/** Compounds longer than this may break, because they may not fit on a phone's line. */
const LONGEST = 14

/**
 * A number with its unit or month, an item with its count (“tugs, 2”), or a word. A count must not begin a range. The
 * pattern is not anchored at the end, because the preview appends invisible marks.
 */
const WORD =
  /(\d{1,3} \p{Lu}\p{L}+|\p{L}+, \d{1,3}(?![ –-]?[\p{L}\d])|[\p{L}\d]+(?:[-–][\p{L}\d]+)*)/u

/** The pieces of a text, in order; together they are the text, letter by letter. */
export function splitWords(text: string): Piece[] {
  const pieces: Piece[] = []
  for (const part of text.split(WORD)) {
    const last = pieces.at(-1)
    const piece = pieceOf(part)
    if (piece.is === 'text' && last?.is === 'text') last.text += part
    else if (part !== '') pieces.push(piece)
  }
  return pieces
}

function pieceOf(text: string): Piece {
  const title = ABBREVIATIONS.get(text)
  if (title !== undefined) return { is: 'abbreviation', text, title }
  const parts = text.split(/[-–]|\b,? \b/)
  const holdsTogether =
    parts.length > 1 && text.length <= LONGEST && parts.some(({ length }) => length <= SHORT)
  return holdsTogether ? { is: 'unbroken', text } : { is: 'text', text }
}

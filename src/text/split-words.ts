/** Abbreviations in shipping and salvage that a reader may not know, and their meaning. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['JNPT', 'Jawaharlal Nehru Port'],
  ['LOF', 'Lloyd’s Open Form'],
  ['SCOPIC', 'Special Compensation P&I Clause'],
  ['SPM', 'Single point mooring'],
])

/** A piece of a text: plain, an abbreviation, or words that must stay on one line. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'unbroken'; text: string }
  | { kind: 'abbreviation'; text: string; title: string }

/** A compound with a part of at most this many letters stays on one line: “oil-spill”. */
const SHORT_PART = 4

/** Compounds with more characters than this may break, because they may not fit on a phone's line. */
const MAX_LENGTH = 14

/**
 * Matches a number and the capitalised word after it (“300 GT”, “7 May”), an item and its count (“tugs, 2”), or a word.
 * A number that begins a range (“10–28”) or is before a word (“45 minutes”) is not a count.
 */
const WORD =
  /(\d{1,3} \p{Lu}\p{L}+|\p{L}+, \d{1,3}(?![ –-]?[\p{L}\d])|[\p{L}\d]+(?:[-–][\p{L}\d]+)*)/u

/** Splits a text into pieces. Joined, the pieces are the original text. Text between two matches of `WORD` is plain. */
export function splitWords(text: string): Piece[] {
  const pieces: Piece[] = []
  for (const [index, part] of text.split(WORD).entries()) {
    const last = pieces.at(-1)
    const isWord = index % 2 === 1
    const piece: Piece = isWord ? pieceOf(part) : { kind: 'text', text: part }
    if (piece.kind === 'text' && last?.kind === 'text') last.text += part
    else if (part !== '') pieces.push(piece)
  }
  return pieces
}

function pieceOf(text: string): Piece {
  const title = ABBREVIATIONS.get(text)
  if (title !== undefined) return { kind: 'abbreviation', text, title }
  const parts = text.split(/[-–]|\b,? \b/)
  const isUnbroken =
    parts.length > 1 && text.length <= MAX_LENGTH && parts.some((part) => part.length <= SHORT_PART)
  return isUnbroken ? { kind: 'unbroken', text } : { kind: 'text', text }
}

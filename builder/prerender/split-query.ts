/** Splits a page's query into its top-level entries, to ask once for what many pages share. */

export type QueryEntry = { key: string; groq: string }

const OPENING = '([{'
const CLOSING = ')]}'

/**
 * The entries of a GROQ object such as `{ "a": *[…], "b": now() }`.
 *
 * @returns null for GROQ that is written otherwise
 */
export function splitQuery(groq: string): readonly QueryEntry[] | null {
  const known = split.get(groq) ?? entriesOf(groq)
  split.set(groq, known)
  return known
}

/** Thousands of pages have the same query. */
const split = new Map<string, readonly QueryEntry[] | null>()

function entriesOf(groq: string): readonly QueryEntry[] | null {
  const text = groq.trim()
  if (!text.startsWith('{') || !text.endsWith('}')) return null
  const entries = splitAtCommas(text.slice(1, -1)).map((entry) => {
    const match = /^\s*"(\w+)":([\s\S]+)$/.exec(entry)
    return match ? { key: match[1] ?? '', groq: (match[2] ?? '').trim() } : null
  })
  const known = entries.filter((entry) => entry !== null)
  return known.length === entries.length ? known : null
}

/** Splits at commas that are in no brackets and in no text. */
function splitAtCommas(text: string): string[] {
  const parts: string[] = []
  let start = 0
  let depth = 0
  // A text, or else one character: escapes within texts hide their quotes.
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|./gs)) {
    if (OPENING.includes(token)) depth += 1
    else if (CLOSING.includes(token)) depth -= 1
    else if (token === ',' && depth === 0) {
      parts.push(text.slice(start, index))
      start = index + 1
    }
  }
  return [...parts, text.slice(start)]
}

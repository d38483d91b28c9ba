type TokenKind = 'name' | 'parameter' | 'number' | 'string' | 'mark' | 'illegal' | 'end'

export interface Token {
  kind: TokenKind
  text: string
  start: number
  /** Whether whitespace or a comment stands before it. */
  spaced: boolean
}

// Whitespace as in Go's `unicode.IsSpace`, which the hosted lake's parser uses.
const SPACE =
  '[\\t\\n\\v\\f\\r \\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000]'
const TOKEN = new RegExp(
  [
    `(?<space>(?:${SPACE}|//[^\\n]*)+)`,
    '(?<name>[A-Za-z_][A-Za-z0-9_]*)',
    '(?<parameter>\\$[A-Za-z0-9_]*)',
    // A point before another one begins a range.
    '(?<number>\\d+(?:\\.(?!\\.)\\d*)?(?:[eE][+-]?\\d*)?)',
    `(?<string>"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*')`,
    '(?<mark>::|==|\\|\\||&&|<=|>=|=>|!=|->|\\*\\*|\\.{1,3}(?!\\.)|[:,(){}[\\]^*@|;<>!+\\-/%=])',
    '(?<illegal>["\'].*|\\.+|.)',
  ].join('|'),
  'suy',
)

/** The tokens of a query, the last of which is its end. It never fails: what is no token is `illegal`. */
export function tokensOf(query: string): Token[] {
  const tokens: Token[] = []
  let spaced = false
  let readsPastEnd = false
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < query.length) {
    const start = TOKEN.lastIndex
    const match = TOKEN.exec(query)
    if (!match?.groups) throw new Error(`No token at ${start}`)
    const [text] = match
    const kind = kindOf(match.groups, text)
    if (kind) tokens.push({ kind, text, start, spaced })
    spaced = kind === null
    readsPastEnd = kind !== 'mark' && kind !== 'string'
  }
  // As in the hosted lake's errors: to find the end of a name, its parser reads one character more.
  const start = query.length + Number(readsPastEnd && query !== '')
  tokens.push({ kind: 'end', text: '', start, spaced })
  return tokens
}

function kindOf(groups: Record<string, string | undefined>, text: string): TokenKind | null {
  if (groups['space'] !== undefined) return null
  if (groups['name'] !== undefined) return 'name'
  if (groups['parameter'] !== undefined) return 'parameter'
  if (groups['number'] !== undefined) return /\d$/.test(text) ? 'number' : 'illegal'
  if (groups['string'] !== undefined) return 'string'
  return groups['mark'] === undefined ? 'illegal' : 'mark'
}

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }
const ESCAPE = /\\(?:u\{(?<point>[0-9A-Fa-f]{1,6})\}|u(?<unit>[0-9A-Fa-f]{4})|(?<single>.))/gsu

/** The value of a string token. */
export function valueOfString(text: string): string {
  return text.slice(1, -1).replaceAll(ESCAPE, (...match) => {
    const groups: Record<string, string | undefined> = match.at(-1)
    const code = Number.parseInt(groups['point'] ?? groups['unit'] ?? '', 16)
    if (groups['point'] !== undefined)
      return code > 0x10_ff_ff ? '\uFFFD' : String.fromCodePoint(code)
    if (groups['unit'] !== undefined) return String.fromCharCode(code)
    const single = groups['single'] ?? ''
    return ESCAPES[single] ?? single
  })
}

export function endOf({ start, text }: Token): number {
  return start + text.length
}

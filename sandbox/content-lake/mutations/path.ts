import { RESERVED_NAMES } from '../document.ts'

const NAME = String.raw`[A-Za-z_]\w*`
const LITERAL = String.raw`(?:"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false)`
const COMPARED = String.raw`(?:@|${NAME}(?:\.${NAME})*)\s*(?:\?|(?:[=!<>]=|[<>])\s*${LITERAL})`
const SLICE = String.raw`-?\d+(?::(?:-?\d+)?)?|:-?\d+`
const QUOTED = String.raw`'(?:[^'\\]|\\.)+'`
const TERM = `(?:${COMPARED}|${SLICE}|${QUOTED})`
const BRACKET = String.raw`\[\s*${TERM}(?:\s*,\s*${TERM})*\s*\]`
const PATH = new RegExp(String.raw`^(?:\.\.)?(?:${NAME}|${BRACKET})(?:\.\.?${NAME}|${BRACKET})*$`)

const RESERVED_SEGMENT = new RegExp(String.raw`\b(?:${RESERVED_NAMES.join('|')})\b`)

/**
 * True for a JSONMatch path: `a.b`, `a[0]`, `a[1:3]`, `a[_key=="x"].b`, `..a`.
 *
 * `@sanity/mutator` ignores the part of a path that it doesn't understand, which would apply the patch in
 * the wrong place.
 */
export function isPath(value: unknown): value is string {
  return typeof value === 'string' && PATH.test(value) && !RESERVED_SEGMENT.test(value)
}

/** What a query says, before it is known what its names mean. `depth` is that of the deepest part in it. */
export type Syntax = SyntaxShape & Located

/** Where something stands in the query, and how deep it is nested. */
interface Located {
  start: number
  end: number
  depth: number
}

export type Unary = 'asc' | 'desc' | 'group' | '+' | '-' | '!' | '...'

/** How strong each operator binds. */
export const BINARY_LEVELS = {
  '=>': 1,
  '==': 4,
  '!=': 4,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  match: 4,
  '+': 6,
  '-': 6,
  '*': 7,
  '/': 7,
  '%': 7,
  '**': 8,
} as const

type Binary = keyof typeof BINARY_LEVELS | 'in' | ':'

export type CallShape = { type: 'call'; namespace: string; name: string; args: readonly Syntax[] }

export type SyntaxShape =
  | { type: 'everything' | 'this' | 'ellipsis' }
  | { type: 'parent'; steps: number }
  | { type: 'literal'; value: string | number | boolean | null }
  | { type: 'attribute' | 'parameter'; name: string }
  | CallShape
  | { type: 'unary'; operator: Unary; base: Syntax }
  | { type: 'binary'; operator: Binary; left: Syntax; right: Syntax }
  | { type: 'chain'; operator: '&&' | '||'; operands: readonly Syntax[] }
  | { type: 'range'; base: Syntax; left: Syntax; right: Syntax; isInclusive: boolean }
  | { type: 'pipe'; base: Syntax; call: CallShape & Located }
  | { type: 'traversal'; base: Syntax; steps: readonly Step[] }
  | { type: 'array' | 'object' | 'tuple'; items: readonly Syntax[] }

/** What follows a value: `.name`, `->`, `[]`, `[…]`, `[…..…]`, `{…}`, `.(…)`. */
export type Step =
  | { type: 'attribute'; name: string }
  | { type: 'dereference' | 'items' }
  | { type: 'brackets' | 'nested' | 'projection'; inner: Syntax }
  | { type: 'slice'; left: Syntax; right: Syntax; isInclusive: boolean }

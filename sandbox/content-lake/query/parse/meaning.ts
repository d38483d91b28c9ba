import type { JsonObject } from '../../json.ts'
import type { QueryNode } from '../tree.ts'
import { ParseError } from './parse-error.ts'
import type { Declaration } from './parser.ts'
import type { Syntax } from './syntax-node.ts'

/** What the names in a part of a query mean. */
export interface Meaning {
  params: JsonObject
  declarations: ReadonlyMap<string, Declaration>
  /** The parameter of the function whose body this is. */
  parameter: string | null
  /** Functions whose bodies this is in, which it may not call. */
  within: readonly string[]
  /** Whether it is an argument of `score()`. */
  scored: boolean
}

export type Build = (syntax: Syntax, meaning: Meaning) => QueryNode

/** An error at a part of the query. */
export function errorAt(
  { start, end }: { start: number; end: number },
  message: string,
): ParseError {
  return new ParseError(message, start, end)
}

/** Runs a check of a part of the query; what it throws gets that part's span. */
export function checkAt(span: { start: number; end: number }, check: () => void): void {
  try {
    check()
  } catch (error) {
    throw error instanceof Error ? errorAt(span, error.message) : error
  }
}

import type { Scope } from '../evaluate/scope.ts'
import type { QueryNode } from '../tree.ts'
import type { Traced } from './origin.ts'

/** A compiled part of a query that yields values with their origins. */
export type Trace = (scope: Scope) => Traced

/** Passed to the modules of this folder to trace nested parts, which avoids an import cycle. */
export type TraceNode = (node: QueryNode) => Trace

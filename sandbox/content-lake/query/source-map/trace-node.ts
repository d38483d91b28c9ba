import type { Scope } from '../evaluate/scope.ts'
import type { QueryNode } from '../tree.ts'
import type { Traced } from './origin.ts'

/** A part of a query, made ready to run and to tell where its value comes from. */
export type Trace = (scope: Scope) => Traced

/** How the modules of this folder trace the parts of a part. */
export type TraceNode = (node: QueryNode) => Trace

import type { View } from '../view.ts'

/** The context of one run of a query. The whole run uses the same documents and the same time. */
export interface QueryRun {
  view: View
  now: Date
  sanity: { projectId: string; dataset: string }
  /** Values of those parts of the query that are the same in every scope, and indexes for joins. */
  cache: Map<Evaluate, unknown>
  /** Called for each nested scope. Throws when the query has used up its CPU time or memory. */
  checkLimits: () => void
}

export type Evaluate = (scope: Scope) => unknown

/** A value (`@`) and its parent scopes (`^`); section 3.2 of the GROQ specification. */
export class Scope {
  readonly run: QueryRun
  readonly value: unknown
  readonly parent: Scope | null
  /** `^` skips a hidden scope. */
  readonly #isHidden: boolean

  constructor(run: QueryRun, value: unknown, parent: Scope | null = null, isHidden = false) {
    this.run = run
    this.value = value
    this.parent = parent
    this.#isHidden = isHidden
  }

  /** The scope to which this number of `^` refers; null if there is none. */
  ancestor(steps: number): Scope | null {
    return steps === 0 ? this : (this.parent?.ancestor(steps - 1) ?? null)
  }

  nested(value: unknown): Scope {
    this.run.checkLimits()
    return new Scope(this.run, value, this.#isHidden ? this.parent : this)
  }

  /** Like `nested`, but `^` skips the new scope. */
  nestedHidden(value: unknown): Scope {
    this.run.checkLimits()
    return new Scope(this.run, value, this.#isHidden ? this.parent : this, true)
  }
}

import type { View } from '../view.ts'

/** The context of one run of a query: the same documents and the same instant throughout. */
export interface Run {
  view: View
  now: Date
  sanity: { projectId: string; dataset: string }
  /** Values of parts that don't depend on their scope. */
  cache: Map<Evaluate, unknown>
  /** Called for each value that is evaluated; throws when the query has run too long. */
  checkLimits: () => void
}

export type Evaluate = (scope: Scope) => unknown

/** A current value (`@`) within its parent scopes (`^`); section 3.2 of the GROQ specification. */
export class Scope {
  readonly run: Run
  readonly value: unknown
  readonly parent: Scope | null
  /** `^` skips a hidden scope. */
  readonly #hidden: boolean

  constructor(run: Run, value: unknown, parent: Scope | null = null, hidden = false) {
    this.run = run
    this.value = value
    this.parent = parent
    this.#hidden = hidden
  }

  /** The scope that this many `^` lead to; null if there is none. */
  ancestor(steps: number): Scope | null {
    return steps === 0 ? this : (this.parent?.ancestor(steps - 1) ?? null)
  }

  nested(value: unknown): Scope {
    this.run.checkLimits()
    return new Scope(this.run, value, this.#hidden ? this.parent : this)
  }

  hidden(value: unknown): Scope {
    this.run.checkLimits()
    return new Scope(this.run, value, this.#hidden ? this.parent : this, true)
  }
}

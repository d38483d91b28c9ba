import type { View } from '../view.ts'

/** What one run of a query sees: the same documents and the same instant throughout. */
export interface Run {
  view: View
  now: Date
  /** Who asks. */
  identity: string
  sanity: { projectId: string; dataset: string }
  /** Values of parts that are the same wherever they are evaluated, by their place in the query. */
  kept: Map<Evaluate, unknown>
  /** Called for each value looked at; throws once the query has run too long. */
  tick: () => void
}

/** A part of a query, made ready to run. */
export type Evaluate = (scope: Scope) => unknown

/** A value being looked at (`@`), inside the ones that led to it (`^`); GROQ's section 3.2. */
export class Scope {
  readonly run: Run
  readonly value: unknown
  readonly parent: Scope | null
  /** `^` steps over a hidden scope. */
  readonly #hidden: boolean

  constructor(run: Run, value: unknown, parent: Scope | null = null, hidden = false) {
    this.run = run
    this.value = value
    this.parent = parent
    this.#hidden = hidden
  }

  /** The scope so many `^` away; null where there is none. */
  ancestor(steps: number): Scope | null {
    return steps === 0 ? this : (this.parent?.ancestor(steps - 1) ?? null)
  }

  nested(value: unknown): Scope {
    this.run.tick()
    return new Scope(this.run, value, this.#hidden ? this.parent : this)
  }

  hidden(value: unknown): Scope {
    this.run.tick()
    return new Scope(this.run, value, this.#hidden ? this.parent : this, true)
  }
}

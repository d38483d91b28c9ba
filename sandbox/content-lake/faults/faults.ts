import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { NO_FAULTS, type Fault, type FaultPlan } from './plan.ts'

/** The faults that a lake has just now: none, unless a test asks for some. */
export class Faults {
  #plan: FaultPlan = NO_FAULTS
  #changed = new AbortController()

  get readLag(): number {
    return this.#plan.readLag
  }

  /** Put a plan in the place of the one before; what that one stalls goes on. */
  replace(plan: FaultPlan): void {
    this.#plan = plan
    this.#changed.abort()
    this.#changed = new AbortController()
  }

  /** What strikes a request, if anything; it counts as struck. */
  strike(method: string, path: string): Fault | null {
    const fault = this.#plan.faults.find(
      (each) =>
        each.times > 0 &&
        (each.method === undefined || each.method === method) &&
        each.matches(path),
    )
    if (!fault) return null
    fault.times -= 1
    return fault
  }

  /** Wait as a fault says, or until the plan changes. */
  async delay({ latency, stall }: Fault): Promise<void> {
    const { signal } = this.#changed
    try {
      if (latency > 0) await setTimeout(latency, undefined, { signal, ref: false })
    } catch (error) {
      if (!signal.aborted) throw error
    }
    if (stall && !signal.aborted) await once(signal, 'abort')
  }
}

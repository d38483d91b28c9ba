import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { NO_FAULTS, type Fault, type FaultPlan } from './plan.ts'

/** The faults that are injected at present: none, unless a test asks for some. */
export class Faults {
  #plan: FaultPlan = NO_FAULTS
  #changed = new AbortController()

  /** Replaces the plan; requests that the previous one stalls continue. */
  replace(plan: FaultPlan): void {
    this.#plan = plan
    this.#changed.abort()
    this.#changed = new AbortController()
  }

  /** The fault that applies to a request, or null; its counter goes down. */
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

  /** Waits as long as the fault says, or until the plan changes. */
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

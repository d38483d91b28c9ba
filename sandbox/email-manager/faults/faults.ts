import { setTimeout as delay } from 'node:timers/promises'
import type { Call, CallFault, FaultRequest } from './fault.ts'

/** The faults that are set, at most one for each call. Kept in memory: a restart clears them. */
export class CallFaults {
  readonly #byCall = new Map<Call, FaultRequest>()
  readonly #closing = new AbortController()

  set(request: FaultRequest): void {
    this.#byCall.set(request.call, request)
  }

  clear(): void {
    this.#byCall.clear()
  }

  list(): FaultRequest[] {
    return [...this.#byCall.values()]
  }

  /** The fault for a request of this call, or null; its counter goes down. */
  take(call: Call): CallFault | null {
    const request = this.#byCall.get(call)
    if (!request) return null
    if (request.times === 1) this.#byCall.delete(call)
    else if (request.times !== undefined) {
      this.#byCall.set(call, { ...request, times: request.times - 1 })
    }
    return request.fault
  }

  /** @returns false when the service is closed before the time is over */
  async wait(milliseconds: number): Promise<boolean> {
    const { signal } = this.#closing
    return delay(milliseconds, true, { signal }).catch((error: unknown) => {
      if (signal.aborted) return false
      throw error
    })
  }

  close(): void {
    this.#closing.abort()
  }
}

import { createContext, Script } from 'node:vm'
import { isJsonObject } from '../json.ts'

const context = { work: () => {} }
createContext(context)
const script = new Script('work()')

/**
 * Runs synchronous code that may never end, and interrupts it after a time limit. It blocks the event loop.
 *
 * @returns what `work` returns; null when it was interrupted
 * @throws what `work` throws
 */
export function interruptible<T>(milliseconds: number, work: () => T): T | null {
  const outcome: { result?: { value: T } } = {}
  context.work = () => {
    outcome.result = { value: work() }
  }
  try {
    script.runInContext(context, { timeout: milliseconds })
  } catch (error) {
    if (!isTimeout(error)) throw error
  }
  return outcome.result?.value ?? null
}

// It comes from the script's own context, so `instanceof Error` is false.
function isTimeout(error: unknown): boolean {
  return isJsonObject(error) && error['code'] === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}

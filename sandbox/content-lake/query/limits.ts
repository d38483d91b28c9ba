import { createContext, Script } from 'node:vm'
import { QueryLimitError } from '../errors.ts'
import { isJsonObject } from '../json.ts'

/** Maximum CPU time of a query, during which all other requests wait. */
const MAX_QUERY_MS = 5000

/** Maximum characters of an answer: more than any real answer has. Serialising needs several times as much memory. */
export const MAX_ANSWER = 64 * 1024 * 1024

const CALLS_BETWEEN_CLOCK_READS = 16
const MAX_GROWTH = 512 * 1024 * 1024
const MS_BETWEEN_CHECKS = 50

/** Characters of quotes and commas around a value. */
const OVERHEAD = 4

const context = { work: () => {} }
createContext(context)
const script = new Script('work()')

/**
 * Runs synchronous code that might never terminate, with a query's time limit. The overhead is 0.1 ms.
 *
 * @throws QueryLimitError when it was interrupted, else what `work` throws
 */
export function interruptible<T>(work: () => T, milliseconds = MAX_QUERY_MS): T {
  const outcome: { result?: { value: T } } = {}
  context.work = () => {
    outcome.result = { value: work() }
  }
  try {
    script.runInContext(context, { timeout: milliseconds })
  } catch (error) {
    if (!isTimeout(error)) throw error
  }
  if (outcome.result) return outcome.result.value
  throw takesLonger(milliseconds)
}

/** The error comes from the script's own context, so `instanceof Error` is false. */
function isTimeout(error: unknown): boolean {
  return isJsonObject(error) && error['code'] === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}

/**
 * Limits a query's CPU time and memory.
 *
 * @returns a function to call for each evaluated value; it throws QueryLimitError when CPU time or memory is used up.
 * It checks both once per 50 ms of elapsed time, which is much faster to read and never less than the CPU time.
 */
export function createLimitCheck(milliseconds = MAX_QUERY_MS): () => void {
  const cpu = process.threadCpuUsage()
  let heap: number | null = null
  let calls = 0
  let nextCheck = performance.now() + MS_BETWEEN_CHECKS
  return () => {
    calls += 1
    if (calls % CALLS_BETWEEN_CLOCK_READS !== 0 || performance.now() < nextCheck) return
    const { user, system } = process.threadCpuUsage(cpu)
    if ((user + system) / 1000 > milliseconds) throw takesLonger(milliseconds)
    const { heapUsed } = process.memoryUsage()
    heap ??= heapUsed
    if (heapUsed - heap > MAX_GROWTH) {
      throw new QueryLimitError(`The query needs more than ${MAX_GROWTH / 1024 ** 2} MB of memory`)
    }
    nextCheck = performance.now() + MS_BETWEEN_CHECKS
  }
}

/** Converts the error that JavaScript throws when the stack, a string or an array becomes too large. */
export function tooLarge({ message }: RangeError): QueryLimitError {
  return new QueryLimitError(`The query is too large: ${message}`)
}

function takesLonger(milliseconds: number): QueryLimitError {
  return new QueryLimitError(`The query takes longer than ${milliseconds / 1000} seconds`)
}

/**
 * Whether a value has more than about this many characters in JSON. It stops counting there, because
 * an answer can contain the same large part many times.
 */
export function isLonger(value: unknown, characters: number): boolean {
  return remaining(value, characters) < 0
}

function remaining(value: unknown, left: number): number {
  if (typeof value === 'string') return left - value.length - OVERHEAD
  if (typeof value !== 'object' || value === null) return left - OVERHEAD
  let rest = left - OVERHEAD
  for (const [name, item] of Object.entries(value)) {
    if (rest < 0) break
    if (!Array.isArray(value)) rest -= name.length + OVERHEAD
    rest = remaining(item, rest)
  }
  return rest
}

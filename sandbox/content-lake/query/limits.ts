import { createContext, Script } from 'node:vm'
import { QueryLimitError } from '../errors.ts'
import { isJsonObject } from '../json.ts'

/** Maximum CPU time of a query. All other requests wait meanwhile. */
const MAX_QUERY_MS = 5000

/** Longer than any real answer. Serialising an answer needs several times its size in memory. */
export const MAX_ANSWER_CHARACTERS = 64 * 1024 * 1024

const CALLS_BETWEEN_CLOCK_READS = 16
const MAX_MEMORY = 512 * 1024 * 1024
const MS_BETWEEN_CHECKS = 50

/** Estimated number of JSON characters for each name and value, not counting the text of names and strings. */
const OVERHEAD = 4

const context = { work: () => {} }
createContext(context)
const script = new Script('work()')

/**
 * Runs synchronous code that might not terminate, with the time limit of queries. The overhead is 0.1 ms.
 *
 * @throws QueryLimitError when `work` was interrupted; otherwise, any error that `work` throws
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
  throw timeoutError(milliseconds)
}

/** The error comes from the script's own context, so `instanceof Error` is false. */
function isTimeout(error: unknown): boolean {
  return isJsonObject(error) && error['code'] === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}

/**
 * Limits a query's CPU time and memory.
 *
 * @returns a function to call for each nested scope. It throws QueryLimitError when CPU time or memory is used up. It
 * checks both only every 50 ms, because reading them is slower than reading the clock.
 */
export function createLimitCheck(milliseconds = MAX_QUERY_MS): () => void {
  const cpu = process.threadCpuUsage()
  let initialHeap: number | null = null
  let calls = 0
  let nextCheck = performance.now() + MS_BETWEEN_CHECKS
  return () => {
    calls += 1
    if (calls % CALLS_BETWEEN_CLOCK_READS !== 0 || performance.now() < nextCheck) return
    const { user, system } = process.threadCpuUsage(cpu)
    if ((user + system) / 1000 > milliseconds) throw timeoutError(milliseconds)
    const { heapUsed } = process.memoryUsage()
    initialHeap ??= heapUsed
    if (heapUsed - initialHeap > MAX_MEMORY) {
      throw new QueryLimitError(`The query needs more than ${MAX_MEMORY / 1024 ** 2} MB of memory`)
    }
    nextCheck = performance.now() + MS_BETWEEN_CHECKS
  }
}

/** Converts the RangeError that JavaScript throws when the stack, a string or an array becomes too large. */
export function tooLargeError({ message }: RangeError): QueryLimitError {
  return new QueryLimitError(`The query is too large: ${message}`)
}

function timeoutError(milliseconds: number): QueryLimitError {
  return new QueryLimitError(`The query takes longer than ${milliseconds / 1000} seconds`)
}

/**
 * Whether the JSON of a value has more than about `characters` characters. Stops counting at the limit: if an answer
 * contains a large part very often, a full count would take too long.
 */
export function isLonger(value: unknown, characters: number): boolean {
  return remainingCharacters(value, characters) < 0
}

function remainingCharacters(value: unknown, left: number): number {
  if (typeof value === 'string') return left - value.length - OVERHEAD
  if (typeof value !== 'object' || value === null) return left - OVERHEAD
  let rest = left - OVERHEAD
  for (const [name, item] of Object.entries(value)) {
    if (rest < 0) break
    if (!Array.isArray(value)) rest -= name.length + OVERHEAD
    rest = remainingCharacters(item, rest)
  }
  return rest
}

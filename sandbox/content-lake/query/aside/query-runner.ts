import type { LakeDocument } from '../../document.ts'
import { QueryLimitError } from '../../errors.ts'
import { answerQuery, type QueryRequest } from '../answer.ts'
import { interruptible } from '../interruptible.ts'
import { ProcessPool } from '../../process-pool.ts'
import { Pace } from './pace.ts'
import { QueryProcess, type QueryLimits } from './query-process.ts'

/** How many queries can be slow at once. */
const MAX_PROCESSES = 3
/** How long a query may hold up the event loop, in CPU time; then it is answered by another process. */
const MAX_BLOCKING_MS = 20
/** A query that takes this long is quick. */
const QUICK_MS = 2
/** On a busy machine that much CPU time takes longer. */
const MAX_BUSY_MS = 100
/** A long answer takes longer than that. */
const LIMITS = { milliseconds: MAX_BUSY_MS, checksSize: false }

/**
 * Answers queries, so that none holds up the others.
 *
 * Nearly all take a few milliseconds: these are answered at once, on the event loop, which costs less than
 * to ask another process. One that takes longer is interrupted and given to another process, where it has
 * limits of its own.
 */
export class QueryRunner {
  readonly #pool: ProcessPool<QueryProcess>
  readonly #pace = new Pace()

  constructor(limits: QueryLimits) {
    this.#pool = new ProcessPool(() => new QueryProcess(limits), MAX_PROCESSES)
  }

  /**
   * @param source names where the documents come from, such as a dataset
   * @returns the body of the response, in JSON
   * @throws LakeError 400 when the query doesn't parse, can't be run or exceeds its limits
   */
  answer(
    source: string,
    request: QueryRequest,
    documents: readonly LakeDocument[],
  ): string | Promise<string> {
    const text = this.#pace.isSlow(request) ? null : this.#atOnce(request, documents)
    return text ?? this.#pool.run((own) => own.answer(source, request, documents))
  }

  async close(): Promise<void> {
    await this.#pool.close()
  }

  /** Null for a query that takes too long, or too much stack. */
  #atOnce(request: QueryRequest, documents: readonly LakeDocument[]): string | null {
    const work = () => answerQuery(request, documents, LIMITS)
    const before = process.threadCpuUsage()
    try {
      const text = limited(this.#pace.lastTime(request, documents.length), before, work)
      if (text === null) this.#pace.wasSlow(request)
      else this.#pace.took(request, documents.length, cpuTime(before))
      return text
    } catch (error) {
      if (!(error instanceof QueryLimitError)) throw error
      this.#pace.wasSlow(request)
      return null
    }
  }
}

/** The guard costs a tenth of a millisecond, so what takes next to no time has none. */
function limited(
  lastTime: number | null,
  before: NodeJS.CpuUsage,
  work: () => string,
): string | null {
  if (lastTime === null) return interruptible(MAX_BLOCKING_MS, work) ?? again(before, work)
  return lastTime <= QUICK_MS ? work() : interruptible(MAX_BUSY_MS, work)
}

/** Tries again when it was the machine that took long, and not the query. */
function again(before: NodeJS.CpuUsage, work: () => string): string | null {
  const isBusy = cpuTime(before) < MAX_BLOCKING_MS / 2
  return isBusy ? interruptible(MAX_BUSY_MS, work) : null
}

function cpuTime(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

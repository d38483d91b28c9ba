import { QueryProcess, type QueryLimits } from './query-process.ts'

/** How many queries can be slow at once; others wait for one of these. */
const MAX_PROCESSES = 3
/** Then their memory is given back. */
const IDLE_MS = 30_000

/** Processes for slow queries, started when they are needed and ended when they are not. */
export class ProcessPool {
  readonly #limits: QueryLimits
  readonly #all = new Set<QueryProcess>()
  readonly #idle: QueryProcess[] = []
  readonly #waiting: ((free: QueryProcess) => void)[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(limits: QueryLimits) {
    this.#limits = limits
  }

  /** Runs `work` with a process of its own, as soon as there is one. */
  async run<T>(work: (own: QueryProcess) => Promise<T>): Promise<T> {
    clearTimeout(this.#timer)
    const own = await this.#take()
    try {
      return await work(own)
    } finally {
      this.#release(own)
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    await Promise.all(Array.from(this.#all, (each) => each.close()))
  }

  #take(): QueryProcess | Promise<QueryProcess> {
    // The one used last has the newest documents.
    const idle = this.#idle.pop()
    if (idle?.isUsable) return idle
    if (idle) this.#all.delete(idle)
    if (this.#all.size < MAX_PROCESSES) return this.#start()
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
    })
  }

  #start(): QueryProcess {
    const started = new QueryProcess(this.#limits)
    this.#all.add(started)
    return started
  }

  #release(free: QueryProcess): void {
    if (!free.isUsable) this.#all.delete(free)
    const next = this.#waiting.shift()
    if (next) next(free.isUsable ? free : this.#start())
    else if (free.isUsable) this.#idle.push(free)
    if (this.#idle.length < this.#all.size) return
    this.#timer = setTimeout(() => void this.#endIdle(), IDLE_MS).unref()
  }

  async #endIdle(): Promise<void> {
    const idle = this.#idle.splice(0)
    for (const each of idle) this.#all.delete(each)
    await Promise.all(idle.map((each) => each.close()))
  }
}

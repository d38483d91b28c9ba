/** Then their memory is given back. */
const IDLE_MS = 30_000

export interface PooledProcess {
  /** False once it has ended, or is about to. */
  readonly isUsable: boolean
  close(): Promise<void>
}

/** Processes for work that takes long, started when they are needed and ended when they are not. */
export class ProcessPool<P extends PooledProcess> {
  readonly #begin: () => P
  readonly #most: number
  readonly #all = new Set<P>()
  readonly #idle: P[] = []
  readonly #waiting: ((free: P) => void)[] = []
  #timer: NodeJS.Timeout | undefined

  /** @param most how many there are at once; further work waits for one of them */
  constructor(begin: () => P, most: number) {
    this.#begin = begin
    this.#most = most
  }

  /** Runs `work` with a process of its own, as soon as there is one. */
  async run<T>(work: (own: P) => Promise<T>): Promise<T> {
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

  #take(): P | Promise<P> {
    // The one used last has the newest documents of those that keep some.
    const idle = this.#idle.pop()
    if (idle?.isUsable) return idle
    if (idle) this.#all.delete(idle)
    if (this.#all.size < this.#most) return this.#start()
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
    })
  }

  #start(): P {
    const started = this.#begin()
    this.#all.add(started)
    return started
  }

  #release(free: P): void {
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

/** The network between an editor's browser and the lake. */
export type Quality = 'online' | 'offline' | 'lake down' | 'slow'

const SLOW_MS = 800

export class Connection {
  #quality: Quality = 'online'
  #streams = new AbortController()

  /** Also ends the open event streams if the connection is lost. */
  change(quality: Quality): void {
    this.#quality = quality
    if (quality === 'online' || quality === 'slow') return
    this.#streams.abort(new TypeError('network error'))
    this.#streams = new AbortController()
  }

  /** Returns a `fetch` that uses this connection. */
  wrap(realFetch: typeof fetch): typeof fetch {
    return async (input, init) => {
      if (this.#quality === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
      if (this.#quality === 'offline') throw new TypeError('Failed to fetch')
      if (this.#quality === 'lake down') return new Response(null, { status: 503 })
      const url = String(input instanceof Request ? input.url : input)
      if (!url.includes('/data/listen/')) return await realFetch(input, init)
      const signal = AbortSignal.any([this.#streams.signal, ...(init?.signal ? [init.signal] : [])])
      return await realFetch(input, { ...init, signal })
    }
  }
}

import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import type { JsonObject } from '../../../sandbox/content-lake/json.ts'

/**
 * Calls a dataset of a running lake over HTTP, with as little overhead as possible, because caller and
 * lake share the machine.
 */
export class LakeCaller {
  readonly #url: string
  readonly #agent: Agent

  constructor(url: string, connections: number) {
    this.#url = url
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  query(query: string, params: JsonObject, perspective: string): Promise<unknown> {
    return this.#post(`query/production?perspective=${perspective}`, { query, params })
  }

  mutate(mutations: readonly JsonObject[]): Promise<unknown> {
    return this.#post('mutate/production', { mutations })
  }

  close(): void {
    this.#agent.destroy()
  }

  async #post(path: string, body: JsonObject): Promise<unknown> {
    const bytes = Buffer.from(JSON.stringify(body))
    const call = request(`${this.#url}/v2025-02-19/data/${path}`, {
      agent: this.#agent,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': bytes.length },
    })
    const answered = new Promise<unknown>((resolve, reject) => {
      call.once('error', reject)
      call.once('response', (response) => {
        const answer = json(response)
        if (response.statusCode === 200) resolve(answer)
        else
          answer.then((refusal) => reject(new Error(`${path}: ${JSON.stringify(refusal)}`)), reject)
      })
    })
    call.end(bytes)
    return answered
  }
}

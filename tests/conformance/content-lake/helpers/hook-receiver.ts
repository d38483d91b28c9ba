import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { eventually } from '../../../helpers/eventually.ts'

export interface Received {
  method: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

/** What a receiver does with a request: answer with a status, or not at all. */
type Answer = number | 'silence'

/** A program that receives what webhooks send; it forgets all before each test. */
export function useHookReceiver() {
  const received: Received[] = []
  let answers: Answer[] = []
  let url = ''
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, headers } = request
    received.push({ method, headers, body: await text(request) })
    const answer = answers.shift() ?? 200
    if (answer !== 'silence') response.writeHead(answer).end('seen')
  }
  const server = createServer((request, response) => void receive(request, response))

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('No port')
    url = `http://127.0.0.1:${address.port}/hook`
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  beforeEach(() => {
    received.length = 0
    answers = []
  })

  return {
    get url() {
      return url
    },
    /** The answers to the next requests, one after the other; those after them get 200. */
    answerWith: (...next: Answer[]) => {
      answers = next
    },
    /** As many requests as these, when they have arrived. */
    arrivals: async (count: number): Promise<Received[]> => {
      await eventually(() => expect(received).toHaveLength(count))
      return received
    },
  }
}

import type { TestLake } from './lake.ts'

export interface ServerSentEvent {
  event: string
  id: string
  data: unknown
}

/** Reads server-sent events one at a time. With `lastEventId`, reads like a client that reconnects. */
export function readEvents(lake: TestLake, path: string, lastEventId?: string) {
  const aborter = new AbortController()
  const headers: Record<string, string> =
    lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }
  const events = parse(lake.request(path, { headers, signal: aborter.signal }))
  return {
    async next(): Promise<ServerSentEvent> {
      const { value } = await events.next()
      if (value === undefined) throw new Error('The stream has ended')
      return value
    },
    [Symbol.dispose]: () => aborter.abort(),
  }
}

async function* parse(response: Promise<Response>): AsyncGenerator<ServerSentEvent, undefined> {
  const { body } = await response
  let text = ''
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = `${text}${chunk}`.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line): [string, string] => {
          const separator = line.indexOf(': ')
          return [line.slice(0, separator), line.slice(separator + 2)]
        }),
      )
      const event = fields.get('event')
      if (event === undefined) continue
      yield { event, id: fields.get('id') ?? '', data: JSON.parse(fields.get('data') ?? 'null') }
    }
  }
  return undefined
}

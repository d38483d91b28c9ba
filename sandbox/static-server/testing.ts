/** Raw requests, for what no HTTP client would send. */
import { connect } from 'node:net'

export type RawAnswer = { status: number; headers: Map<string, string>; body: string }

/**
 * Sends bytes to a local port and reads until the server closes the connection.
 *
 * @param limit milliseconds after which the connection is closed from here, because a server may rightly
 * wait for more; no limit when left out
 * @returns the last response, after any `100 Continue`; null when the connection closed without one
 */
export async function sendRaw(port: number, bytes: string, limit = 0): Promise<RawAnswer | null> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const socket = connect(port, 'localhost')
  let text = ''
  socket.setEncoding('latin1')
  socket.setTimeout(limit, () => socket.destroy())
  socket.on('data', (chunk) => (text += chunk.toString()))
  socket.on('error', () => resolve())
  socket.on('close', () => resolve())
  socket.write(bytes, 'latin1')
  await promise
  return parse(text)
}

function parse(text: string): RawAnswer | null {
  const [head = '', ...rest] = text
    .replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')
    .split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const status = /^HTTP\/1\.1 ([1-5]\d\d) /.exec(statusLine)?.[1]
  if (status === undefined) return null
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ')
    return [name.toLowerCase(), value.join(': ')]
  })
  return { status: Number(status), headers: new Map(headers), body: rest.join('\r\n\r\n') }
}

/** A request that is the last of its connection. */
export function rawRequest(target: string, headers: string[] = [], method = 'GET'): string {
  const lines = [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers]
  return `${lines.join('\r\n')}\r\n\r\n`
}

/** The port that a server listens on. */
export function portOf(server: { address(): unknown }): number {
  const address = server.address()
  if (
    typeof address === 'object' &&
    address &&
    'port' in address &&
    typeof address.port === 'number'
  )
    return address.port
  throw new Error('The server listens on a port')
}

import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

interface Received {
  from: string
  to: string[]
  /** Headers and body, with header lines joined. */
  source: string
}

export interface TestMailServer {
  url: string
  port: number
  received: Received[]
  /** Resolves when so many mails are there. */
  untilReceived(count: number): Promise<Received[]>
  close(): Promise<void>
}

export interface MailServerOptions {
  port?: number
  /** An SMTP error for a recipient, or null to take the mail. */
  refuse?: (address: string) => { code: number; message: string } | null
}

/** A real SMTP server on loopback. */
export async function startMailServer({
  port = 0,
  refuse = () => null,
}: MailServerOptions = {}): Promise<TestMailServer> {
  const received: Received[] = []
  let notify = () => {}
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      const refusal = refuse(address)
      done(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.code }))
    },
    onData(stream, { envelope }, done) {
      let source = ''
      stream.setEncoding('utf8')
      stream.on('data', (chunk) => {
        source += String(chunk)
      })
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          source: source.replaceAll(/\r\n[ \t]/g, ' '),
        })
        notify()
        done()
      })
    },
  })
  // A client that goes away is no failure of the test.
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    untilReceived: (count) =>
      new Promise((resolve) => {
        notify = () => {
          if (received.length >= count) resolve(received)
        }
        notify()
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}

import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { AcceptedRequests } from './accepted-requests.ts'
import { createApp } from './app.ts'
import { inTransaction, openDatabase } from './database.ts'
import { Faults } from './faults.ts'
import { composeMessage } from './mail/message.ts'
import { Outbox } from './outbox/outbox.ts'
import { Subscribers } from './subscribers.ts'

export interface EmailManagerOptions {
  /** 0 takes any free port. */
  port: number
  dataDir: string
  /** Where the links in mails lead; its pages may call the service. */
  siteUrl: string
  businessId: string
  /** The desk's 24/7 number in mails to customers; the seed's when left out. */
  deskPhone?: string
  /** For tests: the database is full at this many pages of 4 KiB. */
  maxPages?: number
  now?: () => Date
  /** Called for internal errors; writes to standard error when left out. */
  log?: (message: string) => void
}

export interface EmailManager {
  url: string
  port: number
  close(): Promise<void>
}

/**
 * Serves the email-manager sandbox on loopback.
 *
 * @throws when the port is taken, or the data directory is not writable or in use by another process
 */
export async function startEmailManager({
  port,
  dataDir,
  siteUrl,
  businessId,
  deskPhone = '+91 00000 00000',
  maxPages,
  now = () => new Date(),
  log = (message) => console.error(`email-manager: ${message}`),
}: EmailManagerOptions): Promise<EmailManager> {
  const database = openDatabase(dataDir)
  if (maxPages !== undefined) database.exec(`PRAGMA max_page_count = ${maxPages}`)
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  } catch (error) {
    database.close()
    throw error
  }
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port')
  const url = `http://localhost:${address.port}`
  const faults = new Faults()
  const outbox = new Outbox(database)
  const app = createApp({
    businessId,
    deskPhone,
    siteUrl,
    subscribers: new Subscribers(database, now),
    accepted: new AcceptedRequests(database),
    outbox,
    send(mail) {
      const message = composeMessage(mail, now())
      outbox.add(message)
      return message.id
    },
    faults,
    now,
    commit: (change) => inTransaction(database, change),
    log,
  })
  const listener = getRequestListener(app.fetch)
  server.on('request', (request, response) => void listener(request, response))
  return {
    url,
    port: address.port,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      faults.close()
      await closed
      database.close()
    },
  }
}

import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { AcceptedRequests } from './accepted-requests.ts'
import { createApp } from './app.ts'
import { inTransaction, openDatabase } from './database.ts'
import { Outbox } from './outbox/outbox.ts'
import { Subscribers } from './subscribers.ts'

export interface EmailManagerOptions {
  /** 0 takes any free port. */
  port: number
  dataDir: string
  /** Base URL of links in mails; its origin may call the service. */
  siteUrl: string
  businessId: string
  /** For tests: the number of 4 KiB pages at which the database counts as full. */
  maxDatabasePages?: number
  /** Called for internal errors; writes to standard error by default. */
  log?: (message: string) => void
}

export interface EmailManager {
  url: string
  close(): Promise<void>
}

/**
 * Serves the email-manager sandbox on loopback.
 *
 * @throws when the port is taken, or the data directory is read-only or in use by another process
 */
export async function startEmailManager({
  port,
  dataDir,
  siteUrl,
  businessId,
  maxDatabasePages,
  log = (message) => console.error(`email-manager: ${message}`),
}: EmailManagerOptions): Promise<EmailManager> {
  const database = openDatabase(dataDir)
  if (maxDatabasePages !== undefined) database.exec(`PRAGMA max_page_count = ${maxDatabasePages}`)
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
  const app = createApp({
    businessId,
    siteUrl,
    subscribers: new Subscribers(database),
    acceptedRequests: new AcceptedRequests(database),
    outbox: new Outbox(database),
    faults: new Map(),
    commit: (change) => inTransaction(database, change),
    log,
  })
  const listener = getRequestListener(app.fetch)
  server.on('request', (request, response) => void listener(request, response))
  return {
    url,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
      database.close()
    },
  }
}

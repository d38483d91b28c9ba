import type { HttpBindings } from '@hono/node-server'
import type { Faults } from './faults.ts'
import type { AcceptedRequests } from './accepted-requests.ts'
import type { Outbox } from './outbox/outbox.ts'
import type { Subscribers } from './subscribers.ts'

/** Hono's environment on a Node server; faults use the request's socket. */
export interface HonoEnv {
  Bindings: HttpBindings
}

/** Dependencies of the routes. */
export interface Environment {
  businessId: string
  /** Base URL of links in mails, and the only origin that may call the service. */
  siteUrl: string
  subscribers: Subscribers
  accepted: AcceptedRequests
  outbox: Outbox
  faults: Faults
  /** Runs a change in one transaction: all its parts are on disk afterwards, or none. */
  commit: <T>(change: () => T) => T
  /** Called for internal errors; requests are not logged. */
  log: (message: string) => void
}

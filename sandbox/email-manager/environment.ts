import type { HttpBindings } from '@hono/node-server'
import type { Faults } from './faults.ts'
import type { AcceptedRequests } from './accepted-requests.ts'
import type { Outbox } from './outbox/outbox.ts'
import type { Subscribers } from './subscribers.ts'

/** Type argument of `Hono`. `Bindings` contains the request's socket, which a simulated fault can close. */
export interface HonoEnv {
  Bindings: HttpBindings
}

/** Dependencies of the routes. */
export interface Environment {
  businessId: string
  /** Base URL of links in mails. Pages of the same origin may call the email-manager. */
  siteUrl: string
  subscribers: Subscribers
  acceptedRequests: AcceptedRequests
  outbox: Outbox
  faults: Faults
  /** Runs `change` in one database transaction and returns when it is on disk. */
  commit: <T>(change: () => T) => T
  /** Called for internal errors; requests are not logged. */
  log: (message: string) => void
}

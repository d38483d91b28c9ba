import { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

/** Closes the connection of a request immediately, without sending what is queued. */
export function hangUp(context: Context): void {
  const incoming: unknown = context.env?.incoming
  if (incoming instanceof IncomingMessage) incoming.socket.destroy()
}

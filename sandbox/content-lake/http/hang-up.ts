import { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

/** End the connection of a request at once, without sending what waits to be sent. */
export function hangUp(context: Context): void {
  const incoming: unknown = context.env?.incoming
  if (incoming instanceof IncomingMessage) incoming.socket.destroy()
}

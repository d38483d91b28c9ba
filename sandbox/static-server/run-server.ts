import type { Server } from 'node:http'

/**
 * Serves on loopback until SIGINT or SIGTERM, which closes all connections.
 *
 * @param name of what is served, for messages: "The site"
 */
export function runServer(server: Server, name: string, port: number): void {
  server.on('error', (error) => {
    console.error(`${name} can't be served on port ${port}: ${error.message}`)
    process.exit(1)
  })
  server.listen(port, 'localhost', () => console.log(`${name}: http://localhost:${port}`))

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      server.close(() => process.exit(0))
      server.closeAllConnections()
    })
}

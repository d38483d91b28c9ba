import { once } from 'node:events'
import { createServer } from 'node:http'
import { portOf } from '../../helpers/hostile-requests.ts'
import { stack } from '../../helpers/stack.ts'

/**
 * Serves the site so that a browser runs no script of it and takes itself for one that can't (`<noscript>`): neither
 * Firefox nor WebKit lets a driver switch scripts off.
 */
export async function serveWithoutScripts(): Promise<{
  origin: string
  close: () => Promise<void>
}> {
  const server = createServer((request, response) => {
    const relay = async () => {
      const { status, headers, body } = await fetch(stack.siteUrl + (request.url ?? '/'))
      response.writeHead(status, {
        'Content-Type': headers.get('content-type') ?? '',
        'Content-Security-Policy': 'sandbox allow-same-origin',
      })
      for await (const part of body ?? []) response.write(part)
      response.end()
    }
    void relay()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { createClient } from '@sanity/client'
import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'

const NAME = 'Rebuild of the site'

/** What a project's webhook for the build has as its rule, docs/deployment.md, section 6. */
export const PUBLICATION_RULE = {
  on: ['create', 'update', 'delete'],
  filter: '!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")',
  projection: '{_id, _type}',
}

/**
 * Calls `onPublication` for each published document that is created, changed or deleted, by a webhook of the
 * lake with a secret of its own. A hook of an earlier run is removed, with what that could not send.
 *
 * @param apiHost the embedded lake
 * @returns a function that ends it
 * @throws what the client throws when the lake refuses the hook
 */
export async function receivePublications(
  apiHost: string,
  onPublication: () => void,
): Promise<() => Promise<void>> {
  const secret = randomBytes(32).toString('base64url')
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    const signature = String(request.headers[SIGNATURE_HEADER_NAME])
    const isSigned = await isValidSignature(body, signature, secret)
    response.writeHead(isSigned ? 204 : 401).end()
    if (isSigned) onPublication()
    else console.error('A request to build the site was not signed by the lake, and is ignored.')
  }
  const server = createServer((request, response) => {
    receive(request, response).catch((error: unknown) => {
      // The lake sends it again.
      console.error('A publication could not be received:', error)
      response.destroy()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port')
  await register(apiHost, { url: `http://127.0.0.1:${address.port}`, secret })
  return async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
}

async function register(apiHost: string, hook: { url: string; secret: string }): Promise<void> {
  const projectId = 'localdev'
  const lake = createClient({
    projectId,
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost,
    useProjectHostname: false,
    useCdn: false,
  })
  const url = `/hooks/projects/${projectId}`
  const hooks = await lake.request<{ id: string; name: string }[]>({ url })
  for (const { id } of hooks.filter(({ name }) => name === NAME)) {
    await lake.request({ url: `${url}/${id}`, method: 'DELETE' })
  }
  const body = {
    type: 'document',
    name: NAME,
    dataset: 'production',
    rule: PUBLICATION_RULE,
    ...hook,
  }
  await lake.request({ url, method: 'POST', body })
}

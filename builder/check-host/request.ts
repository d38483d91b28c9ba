import http from 'node:http'
import https from 'node:https'

/** A response as it came: nothing followed, nothing decompressed. */
export type RawResponse = {
  status: number
  /** All values that were sent of a header, by its name in small letters. */
  headers: Record<string, string[] | undefined>
  body: Buffer
}

/** Milliseconds without an answer after which a request fails. */
const TIMEOUT_MS = 60_000

/**
 * Sends one request.
 *
 * @param path sent as it is, so that a test can send what `URL` would clean up
 * @throws when the host can't be reached or does not answer in time
 */
export async function request(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<RawResponse> {
  const { protocol, hostname, port } = new URL(origin)
  const client = protocol === 'https:' ? https : http
  return await new Promise((resolve, reject) => {
    const call = client.request(
      { hostname, port, path, method, headers, timeout: TIMEOUT_MS },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headersDistinct,
            body: Buffer.concat(parts),
          }),
        )
      },
    )
    call.on('timeout', () => call.destroy(new Error(`${path}: no answer in ${TIMEOUT_MS} ms`)))
    call.on('error', reject)
    call.end()
  })
}

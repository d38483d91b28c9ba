import { STATUS_CODES, type Server } from 'node:http'

/** Statuses for errors of the HTTP parser; all others are bad requests. */
const STATUSES: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

const HEADERS = [
  'X-Content-Type-Options: nosniff',
  'Cross-Origin-Resource-Policy: same-origin',
  "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  'Cache-Control: no-store',
  'Content-Length: 0',
  'Connection: close',
].join('\r\n')

/** Answers what Node's parser refuses, which no middleware sees, with security headers. */
export function answerParserErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const status = STATUSES[error.code ?? ''] ?? 400
    if (!socket.writable) {
      socket.destroy()
      return
    }
    const line = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`
    socket.end(`${line}\r\n${HEADERS}\r\n\r\n`, () => socket.destroy())
  })
}

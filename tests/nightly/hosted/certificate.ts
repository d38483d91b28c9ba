/** A self-signed certificate, made by OpenSSL because Node can read one but not make one. */
import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'

/**
 * @param hosts names that it is valid for, for a month; `*.` stands for one label
 * @returns key and certificate as PEM, and what Chromium's `--ignore-certificate-errors-spki-list` takes
 */
export function makeCertificate(hosts: readonly string[]) {
  const names = hosts.map((host) => `DNS:${host}`).join(',')
  const request = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 -subj /CN=Hosted
    -addext subjectAltName=${names} -keyout - -out -`
  const pem = execFileSync('openssl', request.split(/\s+/), {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [key = '', cert = ''] = pem.split(/(?=-----BEGIN CERTIFICATE)/)
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return { key, cert, publicKeyHash: createHash('sha256').update(publicKey).digest('base64') }
}

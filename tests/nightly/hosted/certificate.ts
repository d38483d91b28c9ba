/** Makes a self-signed certificate that is valid for 30 days. Uses OpenSSL, because Node can't make certificates. */
import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'

/**
 * @param hosts host names that the certificate covers; `*` matches one label
 * @returns key and certificate as PEM, and the hash for Chromium's `--ignore-certificate-errors-spki-list`
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

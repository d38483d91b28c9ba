/** A self-signed certificate (RFC 5280), written out here because Node can sign one but not compose it. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const DAY = 86_400_000

/** A DER value: its tag, length and content. */
function der(tag: number, ...content: (Buffer | string)[]): Buffer {
  const bytes = Buffer.concat(content.map((part) => Buffer.from(part)))
  const size = bytes.length
  const length = size < 0x80 ? [size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), bytes])
}

const sequence = (...content: Buffer[]) => der(0x30, ...content)
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const bits = (bytes: Buffer) => der(0x03, Buffer.from([0]), bytes)
const time = (at: number) => der(0x17, new Date(at).toISOString().replace(/^\d\d|[-:T]|\.\d+/g, ''))

/**
 * @param hosts names that it is valid for, for a month; `*.` stands for one label
 * @returns key and certificate as PEM, and what Chromium's `--ignore-certificate-errors-spki-list` takes
 */
export function makeCertificate(hosts: readonly string[]) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const publicKeyInfo = publicKey.export({ type: 'spki', format: 'der' })
  const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'))
  const name = sequence(der(0x31, sequence(objectId('550403'), der(0x0c, 'Hosted test'))))
  const names = sequence(...hosts.map((host) => der(0x82, host)))
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    name,
    sequence(time(Date.now() - DAY), time(Date.now() + 30 * DAY)),
    name,
    publicKeyInfo,
    der(0xa3, sequence(sequence(objectId('551d11'), der(0x04, names)))),
  )
  const certificate = sequence(content, ecdsaWithSha256, bits(sign('sha256', content, privateKey)))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
    publicKeyHash: createHash('sha256').update(publicKeyInfo).digest('base64'),
  }
}

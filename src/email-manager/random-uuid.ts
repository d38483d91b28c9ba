/** A version 4 UUID (RFC 9562), also where `crypto.randomUUID` is missing: on a page without HTTPS. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40
    if (index === 8) return (byte & 0x3f) | 0x80
    return byte
  }).map((byte) => byte.toString(16).padStart(2, '0'))
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/**
 * A hash of a text, 16 hexadecimal digits: cyrb53 by bryc (public domain) with all of its 64 bits. It is
 * not cryptographic: `crypto.subtle` is asynchronous and needs HTTPS.
 */
export function hashOf(text: string): string {
  let low = 0xde_ad_be_ef
  let high = 0x41_c6_ce_57
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    low = Math.imul(low ^ unit, 2_654_435_761)
    high = Math.imul(high ^ unit, 1_597_334_677)
  }
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}

/** Characters of a report's detail. */
const MAX_LENGTH = 300

/**
 * A text without what may be about a person: queries and hashes of addresses (links in mails hold tokens),
 * e-mail addresses and numbers as long as a telephone's.
 */
export function withoutPersonalData(text: string): string {
  return text
    .replace(/[?#][^\s"'()<>]*/g, '')
    .replace(/[^\s"'()<>/]+(@|%40)[^\s"'()<>/]+/gi, '[address]')
    .replace(/\+?\d[\d\s-]{5,}\d/g, '[number]')
    .slice(0, MAX_LENGTH)
}

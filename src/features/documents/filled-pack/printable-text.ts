/**
 * A typed value as it is printed: in NFC, with single spaces, and without control, format and bidirectional
 * characters.
 */
export function printableText(value: string): string {
  return value
    .replaceAll(/\p{Cs}/gu, '\uFFFD')
    .replaceAll(/\p{Cf}|(?!\s)\p{Cc}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .normalize('NFC')
    .trim()
}

/**
 * Whether a character can be drawn by itself: a combining mark would need positioning, and U+FFFD stands for
 * a character that was lost.
 */
export function standsAlone(character: string): boolean {
  return !/[\p{M}\uFFFD]/u.test(character)
}

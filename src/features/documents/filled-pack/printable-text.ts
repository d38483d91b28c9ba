/**
 * A typed value as it is printed: composed letters, single spaces, and nothing that can't be seen, such
 * as control characters and marks that turn the direction of text.
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
 * Whether a character comes out right by itself. A mark that has no letter composed with it would need
 * placing, and U+FFFD stands for what was lost.
 */
export function standsAlone(character: string): boolean {
  return !/[\p{M}\uFFFD]/u.test(character)
}

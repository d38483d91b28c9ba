/**
 * The visible letters of a text. In the preview each text is followed by invisible ones, which mark the
 * field that it comes from.
 */
export function visibleLetters(text: string): string[] {
  return Array.from(text.replaceAll(/\p{Cf}/gu, ''))
}

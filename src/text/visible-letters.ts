/**
 * The letters of a text that take room. In the preview each text is followed by invisible ones, which
 * say where it comes from.
 */
export function visibleLetters(text: string): string[] {
  return Array.from(text.replaceAll(/\p{Cf}/gu, ''))
}

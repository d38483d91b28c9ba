/** Direction marks, zero-width spaces and fillers, which come along with copied text. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Removes invisible characters from a text, and spaces around it. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, '').trim()
}

/** Replaces each invisible character by its code point, for messages. */
export function spelledOut(text: string): string {
  return text.replaceAll(INVISIBLE, codePoint)
}

/** The code point of a character, as in U+202E. */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

/**
 * The visible letters of a text. In the preview each text is followed by invisible ones, which mark the
 * field that it comes from.
 */
export function visibleLetters(text: string): string[] {
  return Array.from(text.replaceAll(/\p{Cf}/gu, ''))
}

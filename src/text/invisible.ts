/** Direction marks, zero-width spaces and fillers: they come along with copied text, and nobody sees them. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** A text without the characters that nobody sees, and without spaces around it. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, '').trim()
}

/** The same text with each character that nobody sees spelled out, for messages. */
export function spelledOut(text: string): string {
  return text.replaceAll(
    INVISIBLE,
    (character) =>
      `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  )
}

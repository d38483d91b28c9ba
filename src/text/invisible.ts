/** Direction marks, zero-width spaces and fillers, which copied text often contains. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Removes invisible characters from a text, and trims the text. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, '').trim()
}

/** Replaces each invisible character by its code point, so that a message can show it. */
export function spellOutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, codePoint)
}

/** The code point of a character, as in U+202E. */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** A text's characters, without the invisible ones that the preview appends to texts (src/preview/drafts.tsx). */
export function visibleCharacters(text: string): string[] {
  return Array.from(text.replaceAll(/\p{Cf}/gu, ''))
}

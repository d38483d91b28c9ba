/**
 * What an editor types on a keyboard, as the site's texts have it: an en dash between figures and a curly
 * apostrophe. The lake takes each for another letter.
 */
export function asTypeset(text: string): string {
  return text.replaceAll(/(?<=\d)\s*-\s*(?=\d)/g, '–').replaceAll(/(?<=\p{L})'/gu, '’')
}

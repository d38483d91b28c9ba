/**
 * The first sentence of a text, or the whole text if it has only one. A full stop ends a sentence
 * only after two lower-case letters, a digit or a bracket, so that "M.V." and "3.2" don't.
 */
export function firstSentence(text: string): string {
  return /^.*?(?:\p{Ll}{2}|\d|\))[.!?](?=\s|$)/su.exec(text)?.[0] ?? text
}

/**
 * Rules shared by several types. Each takes the raw value and answers `true` or the sentence an
 * editor should read. An absent value passes: `required()` is the rule that asks for it.
 */

import { spelledOut, withoutInvisible } from '../../src/text/invisible.ts'
import { mailHref } from '../../src/text/contact-links.ts'

export type Verdict = true | string

const LOCODE = /^[A-Z]{2}[A-Z2-9]{3}$/
const LEXORANK = /^\d\|[0-9a-z]+:[0-9a-z]*$/

/** The message for a required field that is empty. */
export function missing(title: string) {
  return `Fill in “${title}”`
}

/** Refuses invisible characters, which a number or address that was pasted from elsewhere may hold. */
export function allVisible(value: unknown): Verdict {
  return (
    typeof value !== 'string' ||
    value === spelledOut(value) ||
    'This text has invisible characters: delete all of it and type it again'
  )
}

/** Refuses text of white space or invisible characters alone, which the site would leave out. */
export function notBlank(value: unknown): Verdict {
  return (
    typeof value !== 'string' ||
    value === '' ||
    withoutInvisible(value) !== '' ||
    'There are only spaces here: write the text'
  )
}

/** For a warning: visitors read a paragraph or a line of a list as one, even if a line here ends without punctuation. */
export function oneParagraph(value: unknown): Verdict {
  return (
    typeof value !== 'string' ||
    !value.trim().includes('\n') ||
    'The site shows no line breaks here: each becomes a space'
  )
}

/** The spans of a text or portable text. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  const { text, children } = Object(value)
  return typeof text === 'string' ? [text] : textsIn(children ?? [])
}

/** How many characters a text or portable text has. */
export function charactersIn(value: unknown): number {
  return textsIn(value).join('').length
}

/** An address that the site can make a link of. */
export function emailRule(value: unknown): Verdict {
  return (
    typeof value !== 'string' ||
    mailHref(value) !== null ||
    'Write an email address, like desk@example.com'
  )
}

/** Portable text that says something: empty paragraphs alone make an empty block on the page. */
export function hasWords(value: unknown): Verdict {
  return (
    !Array.isArray(value) ||
    value.length === 0 ||
    textsIn(value).some((text) => text.trim() !== '') ||
    'Write the text: it has no words'
  )
}

/** One UN/LOCODE, or two split by " / " where two ports share a page. */
export function locodeRule(value: unknown): Verdict {
  return (
    typeof value !== 'string' ||
    value.split(' / ').every((code) => LOCODE.test(code)) ||
    'A LOCODE is five capital letters or digits, like INBOM; separate two with " / "'
  )
}

/** The rank that @sanity/orderable-document-list reads and writes. */
export function orderRankRule(value: unknown): Verdict {
  return typeof value !== 'string' || LEXORANK.test(value) || 'A rank looks like 0|hzzzzz:'
}

/** Rules return `true` or a sentence for the editor. Missing values pass: `required()` reports them. */
import { codePoint, spellOutInvisible, withoutInvisible } from '../../src/text/invisible.ts'
import { mailHref } from '../../src/text/contact-links.ts'

export type Verdict = true | string

const LOCODE = /^[A-Z]{2}[A-Z2-9]{3}$/
const LEXORANK = /^\d\|[0-9a-z]+:[0-9a-z]*$/

/** The message for a required field that is empty. */
export function missing(title: string) {
  return `Fill in “${title}”`
}

/** Refuses invisible characters, which pasted numbers and addresses may contain. */
export function allVisible(value: unknown): Verdict {
  return (
    typeof value !== 'string' ||
    value === spellOutInvisible(value) ||
    'This text has invisible characters: delete all of it and type it again'
  )
}

/**
 * Control characters, lone surrogates, direction marks and invisible spaces. Indian scripts and emoji need U+200C and
 * U+200D, so these are allowed.
 */
const HARMFUL = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Bidi_Control}\u{200B}\u{2060}\u{FEFF}]/u

/** Refuses harmful characters, and texts of only white space, which the site would not show. */
export function readable(value: unknown): Verdict {
  if (typeof value !== 'string' || value === '') return true
  return withoutInvisible(value) === ''
    ? 'There are only spaces here: write the text'
    : harmfulCharacterRule(value)
}

function harmfulCharacterRule(text: string): Verdict {
  const found = HARMFUL.exec(text)
  if (!found) return true
  const before = text.slice(0, found.index).trim().slice(-20)
  const place = before ? `after “${before}”` : 'at the beginning'
  return `There is an invisible character (${codePoint(found[0])}) ${place}: delete it and retype the letters around it`
}

/** Warns about line breaks, which the site shows as spaces. */
export function oneParagraph(value: unknown): Verdict {
  return (
    typeof value !== 'string' ||
    !value.trim().includes('\n') ||
    'The site shows no line breaks here: each becomes a space'
  )
}

/** Returns a text itself, or the texts of all spans of portable text. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  const { text, children } = Object(value)
  return typeof text === 'string' ? [text] : textsIn(children ?? [])
}

/** How many characters a text or portable text has. */
export function charactersIn(value: unknown): number {
  return textsIn(value).join('').length
}

/** Accepts an email address that the site can link. */
export function emailRule(value: unknown): Verdict {
  return (
    typeof value !== 'string' ||
    mailHref(value) !== null ||
    'Write an email address, like desk@example.com'
  )
}

/** Refuses portable text without words or with harmful characters. */
export function readableProse(value: unknown): Verdict {
  if (!Array.isArray(value) || value.length === 0) return true
  const texts = textsIn(value)
  return texts.some((text) => withoutInvisible(text) !== '')
    ? (texts.map(harmfulCharacterRule).find((verdict) => verdict !== true) ?? true)
    : 'Write the text: it has no words'
}

/** Accepts UN/LOCODEs, split by " / " where ports share a page. */
export function locodeRule(value: unknown): Verdict {
  return (
    typeof value !== 'string' ||
    value.split(' / ').every((code) => LOCODE.test(code)) ||
    'A LOCODE is five capital letters or digits, like INBOM; separate several with " / "'
  )
}

/** Accepts a LexoRank, as @sanity/orderable-document-list reads and writes it. */
export function orderRankRule(value: unknown): Verdict {
  return typeof value !== 'string' || LEXORANK.test(value) || 'A rank looks like 0|hzzzzz:'
}

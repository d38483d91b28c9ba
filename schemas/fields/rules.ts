/**
 * Format rules shared by several types. Each takes the raw value and answers `true` or the sentence
 * an editor should read. An absent value passes: `required()` is the rule that asks for it.
 */

const PHONE = /^\+\d{1,3}( \d{2,6}){1,4}$/
const LOCODE = /^[A-Z]{2}[A-Z2-9]{3}$/
const LEXORANK = /^\d\|[0-9a-z]+:[0-9a-z]*$/
const OUTSIDE_ADDRESS = /^(https:\/\/|tel:\+?\d|mailto:\S+@)/
const SITE_ROUTE = /^\/(?!\/)/

type Verdict = true | string

/** A phone number as people read it: +, country code, then groups split by single spaces. */
export const phoneRule = (value: unknown): Verdict =>
  typeof value !== 'string' ||
  PHONE.test(value) ||
  'Write the number with + and the country code, in groups split by single spaces, like +91 00000 00000'

/** One UN/LOCODE, or two split by " / " where two ports share a page. */
export const locodeRule = (value: unknown): Verdict =>
  typeof value !== 'string' ||
  value.split(' / ').every((code) => LOCODE.test(code)) ||
  'A LOCODE is five capital letters or digits, like INBOM; split two with " / "'

/** The rank that @sanity/orderable-document-list reads and writes. */
export const orderRankRule = (value: unknown): Verdict =>
  typeof value !== 'string' || LEXORANK.test(value) || 'A rank looks like 0|hzzzzz:'

/** A route of this site, or an https, tel or mailto address. */
export const hrefRule = (value: unknown): Verdict =>
  typeof value !== 'string' ||
  SITE_ROUTE.test(value) ||
  OUTSIDE_ADDRESS.test(value) ||
  'Start with / for a page of this site, or with https://, tel: or mailto:'

import type { StringRule, ValidationContext } from '@sanity/types'
import { telHref } from '../../src/text/contact-links.ts'
import { allVisible, type Verdict } from './rules.ts'
import { lineWithRules } from './text.ts'

const PHONE = /^\+\d{1,3}( \d{2,6}){1,4}$/

/** Accepts a phone number that the site can link: +, country code, then groups split by single spaces. */
export function phoneRule(value: unknown): Verdict {
  return (
    typeof value !== 'string' ||
    (PHONE.test(value) && telHref(value) !== null) ||
    'Write the number with + and the country code, in groups split by single spaces, like +91 00000 00000'
  )
}

// Digits with the country code. E.164 sets the maximum.
const MIN_DIGITS = 8
const MAX_DIGITS = 15

const INDIAN_LOCAL_DIGITS = 10
/** Codes of Italy, Ivory Coast, Benin, Congo-Brazzaville and San Marino, where numbers may start with 0. */
const CODES_BEFORE_0 = new Set(['39', '225', '229', '242', '378'])

/**
 * Warns about a well-formed number that can't be dialled. After most country codes, the next digit must not be 0. An
 * Indian number has ten digits after +91. In documents that are marked as placeholders, a 0 after the country code
 * causes no warning: all placeholder numbers have this 0, and their warnings would hide the other warnings.
 */
export function dialableRule(
  value: unknown,
  { document }: Pick<ValidationContext, 'document'>,
): Verdict {
  if (typeof value !== 'string' || !PHONE.test(value)) return true
  const [country = '', ...groups] = value.slice(1).split(' ')
  const local = groups.join('')
  if (local.startsWith('0') && !CODES_BEFORE_0.has(country)) {
    if (document?.['isPlaceholder'] === true) return true
    return `No one can dial ${value}: after +${country} the number may not start with 0. Is it a placeholder?`
  }
  if (country === '91' && local.length !== INDIAN_LOCAL_DIGITS) {
    return `An Indian number has ${INDIAN_LOCAL_DIGITS} digits after +91; this one has ${local.length}`
  }
  const digits = country.length + local.length
  if (digits < MIN_DIGITS || digits > MAX_DIGITS) {
    return `A number has ${MIN_DIGITS} to ${MAX_DIGITS} digits with its country code; this one has ${digits}`
  }
  return true
}

/** A phone number, with a warning if it can't be dialled. */
export function phoneField(
  name: string,
  title: string,
  description: string,
  options?: { readonly optional: true },
) {
  const rules = (rule: StringRule) => [
    rule.custom(allVisible),
    rule.custom(phoneRule),
    rule.custom(dialableRule).warning(),
  ]
  return lineWithRules(name, title, description, rules, { searchWeight: 'fact', ...options })
}

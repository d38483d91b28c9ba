import { isSafeHref } from '../../src/text/addresses.ts'
import type { Verdict } from './rules.ts'

const MAILTO = /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?.*)?$/
const TEL = /^tel:\+\d{8,15}$/

function isWebAddress(value: string) {
  return URL.canParse(value) && new URL(value).hostname.includes('.') && !/\s/.test(value)
}

/** Accepts https addresses with a domain and without user name or password. */
export function webAddressRule(value: unknown): Verdict {
  return (
    typeof value !== 'string' ||
    (value.startsWith('https://') && isWebAddress(value)
      ? isSafeHref(value) || 'Leave out the user name and password: visitors would see them'
      : 'Write the whole address, starting with https://')
  )
}

/** Accepts https, tel and mailto addresses. Links to pages of this site are references instead. */
export function hrefRule(value: unknown): Verdict {
  if (typeof value !== 'string') return true
  if (value.startsWith('/') && !value.startsWith('//'))
    return 'Empty this and choose the page above: then the link follows the page when its address changes'
  if (value.startsWith('mailto:')) {
    return MAILTO.test(value)
      ? isSafeHref(value) || 'After “?” only subject= may follow'
      : 'Write an email address after mailto:, like mailto:desk@example.com'
  }
  if (value.startsWith('tel:')) {
    return TEL.test(value) || 'Write the number with + and digits only, like tel:+910000000000'
  }
  if (value.startsWith('https://')) return webAddressRule(value)
  if (value.startsWith('http://')) return 'Use https:// instead of http://'
  return 'Start with https://, tel: or mailto:, or choose a page of this site'
}

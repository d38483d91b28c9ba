import type { ValidationContext } from '@sanity/types'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import { isSafeHref } from '../../src/text/addresses.ts'
import { targetOf } from '../objects/places.ts'
import type { Verdict } from './rules.ts'

const MAILTO = /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?.*)?$/
const TEL = /^tel:\+\d{8,15}$/
const ANY_PORT = 'count(*[_type == "port" && slug.current == $slug]) > 0'

/** Whether an address is of this site, as `/contact` is. */
export function isWithinSite(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//')
}

function isWebAddress(value: string) {
  return URL.canParse(value) && new URL(value).hostname.includes('.') && !/\s/.test(value)
}

/** An address on the web: https and a host. */
export function webAddressRule(value: unknown): Verdict {
  return (
    typeof value !== 'string' ||
    (value.startsWith('https://') && isWebAddress(value)
      ? isSafeHref(value) || 'Leave out the user name and password: visitors would see them'
      : 'Write the whole address, starting with https://')
  )
}

function outsideRule(value: string): Verdict {
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

/**
 * A link's address: a page of this site that exists, a port whose page is published, or an https,
 * tel or mailto address. Asks the lake for a port only.
 */
export async function hrefRule(
  value: unknown,
  { getClient }: Pick<ValidationContext, 'getClient'>,
): Promise<Verdict> {
  if (typeof value !== 'string') return true
  if (!isWithinSite(value)) return outsideRule(value)
  const target = targetOf(value)
  if (target.kind === 'nowhere') return target.why
  if (target.kind === 'page') return true
  const { slug } = target
  // The Studio's client reads drafts and releases too.
  const isPublished: unknown = await getClient({ apiVersion: LAKE_API_VERSION })
    .withConfig({ perspective: 'published' })
    .fetch(ANY_PORT, { slug })
  return (
    isPublished === true ||
    `There is no published port with the address /ports/${slug}: publish the port first, or choose another`
  )
}

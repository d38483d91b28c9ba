import { resolveTxt } from 'node:dns/promises'
import type { Check } from './checks.ts'

/** @param domain that mails of the service are from */
export function mailDomainChecks(domain: string, resolve = resolveTxt): Check[] {
  const published = (name: string, begin: string) => ({
    name: `${name} is published`,
    run: async () => {
      const host = name === 'DMARC' ? `_dmarc.${domain}` : domain
      const records = await resolve(host)
      const found = records.some((parts) => parts.join('').startsWith(begin))
      return found ? null : `${host} has no TXT record that begins with ${begin}`
    },
  })
  return [published('SPF', 'v=spf1'), published('DMARC', 'v=DMARC1')]
}

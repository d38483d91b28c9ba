/**
 * `npm run check-email-manager URL`: does the service do what the site needs? Sends nothing and changes no data,
 * unless told to. Exits with 1 when something is wrong.
 */
import { parseArgs } from 'node:util'
import { readEnvironment } from '../configuration/read-environment.ts'
import { printResults, reasonOf, runChecks, runCommand } from '../live-checks.ts'
import {
  mailDomainChecks,
  RATE_LIMIT_CHECK,
  SAFE_CHECKS,
  sendingChecks,
  type ServiceCheck,
} from './checks.ts'

const USAGE = `Say which service: npm run check-email-manager https://mail.example.com
Set VITE_SITE_URL and VITE_BUSINESS_ID: the site and the business that call the service. After a further "--":
  --send-to ADDRESS    sends one lead, marked as a test, to the desk's own address
  --rate-limit         tries tokens until the service refuses this machine for a while
  --mail-domain DOMAIN looks for SPF and DMARC of the domain that mails are from`

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'send-to': { type: 'string' },
      'rate-limit': { type: 'boolean', default: false },
      'mail-domain': { type: 'string' },
    },
  })
  const { VITE_SITE_URL: site = '', VITE_BUSINESS_ID: businessId = '' } = readEnvironment()
  const [url = ''] = positionals
  if (!URL.canParse(url)) throw new Error(USAGE)
  if (!URL.canParse(site) || businessId === '')
    throw new Error(
      'Set VITE_SITE_URL and VITE_BUSINESS_ID: the site and the business that call the service.',
    )
  const desk = values['send-to']
  const domain = values['mail-domain']
  const checks: ServiceCheck[] = [
    ...SAFE_CHECKS,
    ...(desk === undefined ? [] : sendingChecks(desk)),
    ...(domain === undefined ? [] : mailDomainChecks(domain)),
    ...(values['rate-limit'] ? [RATE_LIMIT_CHECK] : []),
  ]
  const service = { url: url.replace(/\/+$/, ''), siteOrigin: new URL(site).origin, businessId }
  await fetch(service.url).catch((cause: unknown) => {
    throw new Error(`${service.url} can’t be reached (${reasonOf(cause)}).`, { cause })
  })
  const results = await runChecks(
    checks.map(({ name, run }) => ({ name, run: () => run(service) })),
  )
  printResults(results)
  const passed = results.filter(({ problem }) => problem === null)
  console.log(`${passed.length} of ${results.length} checks passed.`)
  if (desk === undefined) console.log('Nothing was sent: --send-to tries that too.')
})

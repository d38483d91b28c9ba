/**
 * `npm run check-email-manager URL`: does the service do what the site needs? Sends nothing and changes no data,
 * unless told to. Exits with 1 when something is wrong.
 */
import { parseArgs } from 'node:util'
import { readEnvironment } from '../configuration.ts'
import { assertReachable, checkLive } from '../live-checks.ts'
import { safeChecks, sendingChecks } from './checks.ts'

const USAGE = `Say which service: npm run check-email-manager https://mail.example.com
Set VITE_SITE_URL and VITE_BUSINESS_ID: the site and the business that call the service.
With "-- --send-to ADDRESS" it also sends one lead, marked as a test, to the desk's own address.`

const address = process.argv.slice(2).find((argument) => URL.canParse(argument))

await checkLive(USAGE, address, async ({ href }) => {
  // In here, so that an unknown option is reported in a line.
  const { values } = parseArgs({
    allowPositionals: true,
    options: { 'send-to': { type: 'string' } },
  })
  const { 'send-to': desk } = values
  const { VITE_SITE_URL: site = '', VITE_BUSINESS_ID: businessId = '' } = readEnvironment()
  if (!URL.canParse(site) || businessId === '') throw new Error(USAGE)
  const service = { url: href.replace(/\/+$/, ''), siteOrigin: new URL(site).origin, businessId }
  await assertReachable(service.url)
  return [...safeChecks(service), ...(desk === undefined ? [] : sendingChecks(service, desk))]
})

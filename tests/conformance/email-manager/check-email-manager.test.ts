/** Runs the checks of `npm run check-email-manager` on the sandbox. */
import { expect, test } from 'vitest'
import { safeChecks, sendingChecks } from '../../../builder/live-checks/check-email-manager.ts'
import { type Check, runChecks } from '../../../builder/live-checks/live-checks.ts'
import { runScript } from '../prerender/helpers/run-script.ts'
import { SITE_URL, useEmailManager } from './helpers/email-manager.ts'

const sandbox = useEmailManager()
const DESK = 'desk@example.com'
const service = (changes: object = {}) => ({
  url: sandbox.url,
  siteOrigin: SITE_URL,
  businessId: 'global-salvage',
  ...changes,
})
const problems = async (checks: readonly Check[]) =>
  (await runChecks(checks)).filter(({ problem }) => problem !== null)
const mails = async (): Promise<unknown> => (await sandbox.request('/outbox/messages')).json()

test('the sandbox passes the safe checks, which send nothing', async () => {
  expect(await problems(safeChecks(service()))).toEqual([])
  expect(await mails()).toEqual([])
})

test('the sending checks send the desk one lead; one check fails, because the sandbox mails any recipient', async () => {
  const found = await problems(sendingChecks(service(), DESK))
  expect(found).toEqual([
    {
      name: expect.stringContaining('any other recipient'),
      problem: 'answered 200, not with a refusal (400 to 499)',
    },
  ])
  const toDesk = (await sandbox.mails(DESK)).filter(
    ({ template }) => template === 'pre_arrival_request',
  )
  expect(toDesk).toHaveLength(1)
})

test('if the email-manager is set up for another site, most checks fail and say why', async () => {
  const found = await problems(safeChecks(service({ siteOrigin: 'https://www.salvage.test' })))
  expect(found.length).toBeGreaterThan(8)
  for (const { problem } of found)
    expect(problem).toMatch(/preflight was answered with 403|can’t read the answer/)
})

test('reports an unreachable email-manager once', async () => {
  const { code, output, errors } = await runScript(
    'builder/live-checks/check-email-manager.ts http://localhost:4',
    { VITE_SITE_URL: 'https://www.salvage.test', VITE_BUSINESS_ID: 'b' },
  )
  expect(code).toBe(1)
  expect(output).toBe('')
  expect(errors).toMatch(/^http:\/\/localhost:4 can’t be reached \(fetch failed: .*\)\.\n$/)
})

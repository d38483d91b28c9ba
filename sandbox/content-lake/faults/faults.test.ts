import { expect, test } from 'vitest'
import { Faults } from './faults.ts'
import { NO_FAULTS, parsePlan } from './plan.ts'

const faultsOf = (...routes: object[]) => {
  const faults = new Faults()
  faults.replace(parsePlan({ routes }))
  return faults
}

test('there are no faults by default', () => {
  expect(new Faults().strike('GET', '/v1/ping')).toBeNull()
})

test('the first matching route applies, as often as it says', () => {
  const faults = faultsOf({ path: '/ping', status: 500, times: 2 }, { method: 'GET', status: 503 })
  const statuses = Array.from({ length: 3 }, () => faults.strike('GET', '/v1/ping')?.status)
  expect(statuses).toEqual([500, 500, 503])
  expect(faults.strike('POST', '/v1/ping')).toBeNull()
})

test('a new plan replaces the one before', () => {
  const faults = faultsOf({ status: 500 })
  faults.replace(NO_FAULTS)
  expect(faults.strike('GET', '/v1/ping')).toBeNull()
})

test('latency is waited for', async () => {
  const faults = faultsOf({ latency: 30 })
  const fault = faults.strike('GET', '/')
  const start = performance.now()
  if (fault) await faults.delay(fault)
  expect(performance.now() - start).toBeGreaterThanOrEqual(25)
})

test.each([{ stall: true }, { latency: 600_000 }, { latency: 600_000, stall: true }])(
  'a request that waits because of %j continues when the plan changes',
  async (route) => {
    const faults = faultsOf(route)
    const fault = faults.strike('GET', '/')
    const waiting = fault ? faults.delay(fault) : null
    faults.replace(NO_FAULTS)
    await expect(waiting).resolves.toBeUndefined()
  },
)

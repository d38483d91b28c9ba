import { beforeEach, expect, test, vi } from 'vitest'

const beacon = vi.fn<(url: string, body: string) => boolean>(() => true)

beforeEach(() => {
  beacon.mockClear()
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })
  vi.resetModules()
})

/** The bodies that were sent. */
const bodies = (): unknown[] => beacon.mock.calls.map(([, body]) => JSON.parse(body))

test('reports a failed lead as an alarm, without the page’s query and hash', async () => {
  history.replaceState(null, '', '/confirm?email=a%40b.test&token=secret#x')
  const { sendReport } = await import('./report.ts')
  sendReport('https://reports.test/', 'lead-failed', 'fleet-quote: timeout')
  expect(beacon.mock.calls[0]?.[0]).toBe('https://reports.test/')
  expect(bodies()).toEqual([
    { kind: 'lead-failed', isAlarm: true, detail: 'fleet-quote: timeout', page: '/confirm' },
  ])
  history.replaceState(null, '', '/')
})

test('limits reports of a repeated error', async () => {
  const { sendReport } = await import('./report.ts')
  for (let count = 0; count < 50; count += 1) sendReport('https://reports.test/', 'error', 'again')
  expect(beacon).toHaveBeenCalledTimes(20)
})

test('reports a failure of the lake once per session, not once per page', async () => {
  for (let view = 0; view < 2; view += 1) {
    vi.resetModules()
    const { sendReport } = await import('./report.ts')
    sendReport('https://reports.test/', 'lake-failed', 'The content lake answered 403')
  }
  expect(bodies()).toEqual([expect.objectContaining({ kind: 'lake-failed', isAlarm: false })])
})

test('does not throw in a browser that has no beacons', async () => {
  Object.defineProperty(navigator, 'sendBeacon', { value: undefined, configurable: true })
  const { sendReport } = await import('./report.ts')
  expect(() => sendReport('https://reports.test/', 'lead-failed', 'timeout')).not.toThrow()
})

test('reports nothing if no address is configured', async () => {
  const { report } = await import('./report.ts')
  report('error', 'x')
  expect(beacon).not.toHaveBeenCalled()
})

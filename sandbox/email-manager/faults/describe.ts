import type { FaultRequest } from './fault.ts'

/** Describes in words what a fault does. */
export function describeFault({ fault, times }: FaultRequest): string {
  const { latencyMs, status, body, drop } = fault
  const effects = [
    latencyMs !== undefined && `waits ${latencyMs / 1000} s`,
    drop && `drops the connection ${drop} the call is done`,
    !drop && status !== undefined && `answers ${status}`,
    !drop &&
      status === undefined &&
      body !== undefined &&
      'does the call, answers with another body',
  ].filter((effect) => typeof effect === 'string')
  return `${effects.join(', ') || 'nothing'} (${howOften(times)})`
}

function howOften(times: number | undefined): string {
  if (times === undefined) return 'every request'
  return times === 1 ? 'the next request' : `the next ${times} requests`
}

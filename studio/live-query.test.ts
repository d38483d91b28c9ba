import { defer, firstValueFrom, of, throwError } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { liveQuery } from './live-query.ts'

test('a query is retried until the lake answers', async () => {
  vi.useFakeTimers()
  try {
    let asked = 0
    const listenQuery = () =>
      defer(() => {
        asked += 1
        return asked < 3 ? throwError(() => new Error('Failed to fetch')) : of('the answer')
      })
    const answer = firstValueFrom(liveQuery({ listenQuery }, '*', {}, { apiVersion: 'v1' }))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await answer).toBe('the answer')
    expect(asked).toBe(3)
  } finally {
    vi.useRealTimers()
  }
})

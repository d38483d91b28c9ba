import { BehaviorSubject, defer, firstValueFrom, of, throwError } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { liveQuery, readTypedIds, readRows, textOf } from './live-query.ts'

test('a query is retried until the lake responds', async () => {
  vi.useFakeTimers()
  try {
    let attempts = 0
    const listenQuery = () =>
      defer(() => {
        attempts += 1
        return attempts < 3 ? throwError(() => new Error('Failed to fetch')) : of('the result')
      })
    const result = firstValueFrom(liveQuery({ listenQuery }, '*', {}, { apiVersion: 'v1' }))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await result).toBe('the result')
    expect(attempts).toBe(3)
  } finally {
    vi.useRealTimers()
  }
})

test('concurrent subscribers share one query; after all of them have left, a new subscriber starts a new query', () => {
  const listenQuery = vi.fn<() => BehaviorSubject<string>>(() => new BehaviorSubject('the result'))
  const subscribe = () => {
    const next = vi.fn<(result: unknown) => void>()
    const reader = liveQuery({ listenQuery }, '*[shared]', {}, { apiVersion: 'v1' }).subscribe(next)
    expect(next).toHaveBeenCalledWith('the result')
    return reader
  }
  const readers = [subscribe(), subscribe()]
  expect(listenQuery).toHaveBeenCalledTimes(1)
  for (const reader of readers) reader.unsubscribe()
  subscribe().unsubscribe()
  expect(listenQuery).toHaveBeenCalledTimes(2)
})

const row = (id: string, type: string) => ({ _id: id, _type: type })

test('reads rows with their additional fields', () => {
  const rows = [{ ...row('a', 'port'), note: ' Phones. ' }, row('b', 'faq')]
  expect(readRows(rows, (fields) => ({ note: textOf(fields, 'note') }))).toEqual([
    { id: 'a', type: 'port', note: 'Phones.' },
    { id: 'b', type: 'faq', note: '' },
  ])
})

test('leaves out malformed rows', () => {
  expect(readTypedIds([null, 'x', {}, row('', 'port'), { _id: 'a' }, row('b', 'faq')])).toEqual([
    { id: 'b', type: 'faq' },
  ])
  expect(readTypedIds(null)).toEqual([])
})

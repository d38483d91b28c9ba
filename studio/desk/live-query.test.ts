import { BehaviorSubject, defer, firstValueFrom, of, throwError } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { liveQuery, readFound, readRows, textOf } from './live-query.ts'

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

test('concurrent readers of a query share one run; a reader after they have left starts a new run', () => {
  const listenQuery = vi.fn<() => BehaviorSubject<string>>(() => new BehaviorSubject('the answer'))
  const read = () => {
    const next = vi.fn<(answer: unknown) => void>()
    const reader = liveQuery({ listenQuery }, '*[shared]', {}, { apiVersion: 'v1' }).subscribe(next)
    expect(next).toHaveBeenCalledWith('the answer')
    return reader
  }
  const readers = [read(), read()]
  expect(listenQuery).toHaveBeenCalledTimes(1)
  for (const reader of readers) reader.unsubscribe()
  read().unsubscribe()
  expect(listenQuery).toHaveBeenCalledTimes(2)
})

const row = (id: string, type: string) => ({ _id: id, _type: type })

test('reads rows with their additional fields', () => {
  const rows = [{ ...row('a', 'port'), note: ' Phones. ' }, row('b', 'faq')]
  expect(readRows(rows, (each) => ({ note: textOf(each, 'note') }))).toEqual([
    { id: 'a', type: 'port', note: 'Phones.' },
    { id: 'b', type: 'faq', note: '' },
  ])
})

test('leaves out malformed rows', () => {
  expect(readFound([null, 'x', {}, row('', 'port'), { _id: 'a' }, row('b', 'faq')])).toEqual([
    { id: 'b', type: 'faq' },
  ])
  expect(readFound(null)).toEqual([])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markSent, onSent, sentAt } from './sent-requests.ts'

const NOON = new Date('2026-03-01T12:00:00.000Z')

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a marked request is found with its time, another is not', () => {
  markSent('a')
  expect(sentAt('a')).toEqual(NOON)
  expect(sentAt('b')).toBeNull()
})

test('this tab and others are notified until they unsubscribe', () => {
  const told = vi.fn<() => void>()
  const end = onSent(told)
  markSent('a')
  expect(told).toHaveBeenCalledTimes(1)
  dispatchEvent(new StorageEvent('storage', { key: 'sent:b' }))
  expect(told).toHaveBeenCalledTimes(2)
  dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
  end()
  markSent('c')
  dispatchEvent(new StorageEvent('storage', { key: 'sent:d' }))
  expect(told).toHaveBeenCalledTimes(2)
})

test('marks are kept for a week and then evicted, other entries of local storage are not', () => {
  localStorage.setItem('other', 'text')
  localStorage.setItem('sent:odd', 'no time')
  markSent('old')
  vi.setSystemTime(new Date('2026-03-08T11:59:59.999Z'))
  markSent('new')
  expect(Object.keys(localStorage).toSorted()).toEqual(['other', 'sent:new', 'sent:old'])
  vi.setSystemTime(new Date('2026-03-08T12:00:00.000Z'))
  markSent('newer')
  expect(Object.keys(localStorage).toSorted()).toEqual(['other', 'sent:new', 'sent:newer'])
})

test('where local storage is blocked, this tab is still notified and nothing is kept', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  const told = vi.fn<() => void>()
  const end = onSent(told)
  markSent('a')
  end()
  expect(told).toHaveBeenCalledTimes(1)
  expect(sentAt('a')).toBeNull()
})

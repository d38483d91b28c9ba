import { afterEach, describe, expect, test, vi } from 'vitest'
import { isSessionStorageAvailable, readSessionText, writeSessionText } from './storage.ts'

afterEach(() => vi.restoreAllMocks())

/** Makes session storage throw, as if it were blocked. */
function blockStorage() {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError')
    })
}

/** Makes writes to session storage throw, as if it were full. */
function fillStorage() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
}

test('text is kept in session storage until it is removed', () => {
  writeSessionText('key', 'text')
  expect(sessionStorage.getItem('key')).toBe('text')
  writeSessionText('key', null)
  expect(sessionStorage.getItem('key')).toBeNull()
  expect(readSessionText('key')).toBeNull()
})

describe.each([
  ['blocked', blockStorage],
  ['full', fillStorage],
])('if session storage is %s', (_, breakStorage) => {
  test('isSessionStorageAvailable returns false', () => {
    breakStorage()
    expect(isSessionStorageAvailable()).toBe(false)
  })

  test('returns what was written on this page', () => {
    breakStorage()
    expect(readSessionText('other')).toBeNull()
    writeSessionText('other', 'text')
    expect(readSessionText('other')).toBe('text')
    writeSessionText('other', null)
    expect(readSessionText('other')).toBeNull()
  })
})

test('returns the new value on this page, not an older value from before the storage was full', () => {
  writeSessionText('full', 'old')
  fillStorage()
  writeSessionText('full', 'new')
  expect(readSessionText('full')).toBe('new')
})

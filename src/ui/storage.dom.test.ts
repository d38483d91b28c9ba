import { afterEach, describe, expect, test, vi } from 'vitest'
import { isSessionStorageAvailable, readSessionText, writeSessionText } from './storage.ts'

afterEach(() => vi.restoreAllMocks())

/** Session storage that throws, as if it were blocked or full. */
function blockStorage() {
  const deny = () => {
    throw new DOMException('Denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(deny)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(deny)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(deny)
}

test('text is kept in session storage until it is removed', () => {
  writeSessionText('key', 'text')
  expect(sessionStorage.getItem('key')).toBe('text')
  writeSessionText('key', null)
  expect(sessionStorage.getItem('key')).toBeNull()
  expect(readSessionText('key')).toBeNull()
})

describe('if session storage is blocked or full', () => {
  test('isSessionStorageAvailable returns false', () => {
    blockStorage()
    expect(isSessionStorageAvailable()).toBe(false)
  })

  test('returns what was written on this page', () => {
    blockStorage()
    expect(readSessionText('other')).toBeNull()
    writeSessionText('other', 'text')
    expect(readSessionText('other')).toBe('text')
    writeSessionText('other', null)
    expect(readSessionText('other')).toBeNull()
  })

  test('returns the new value, not an older value from before the storage was full', () => {
    writeSessionText('full', 'old')
    blockStorage()
    writeSessionText('full', 'new')
    expect(readSessionText('full')).toBe('new')
  })
})

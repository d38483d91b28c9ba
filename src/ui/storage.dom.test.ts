import { afterEach, describe, expect, test, vi } from 'vitest'
import { isSessionStorageAvailable, readText, writeText } from './storage.ts'

afterEach(() => vi.restoreAllMocks())

/** Session storage that throws, as if it were blocked or full. */
function withoutStorage() {
  const deny = () => {
    throw new DOMException('Denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(deny)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(deny)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(deny)
}

test('text is kept in session storage until it is removed', () => {
  writeText('key', 'text')
  expect(sessionStorage.getItem('key')).toBe('text')
  writeText('key', null)
  expect(sessionStorage.getItem('key')).toBeNull()
  expect(readText('key')).toBeNull()
})

describe('if the browser stores nothing', () => {
  test('reports that nothing is stored', () => {
    withoutStorage()
    expect(isSessionStorageAvailable()).toBe(false)
  })

  test('still returns values written on this page', () => {
    withoutStorage()
    expect(readText('other')).toBeNull()
    writeText('other', 'text')
    expect(readText('other')).toBe('text')
    writeText('other', null)
    expect(readText('other')).toBeNull()
  })

  test('does not return an older value from before the storage was full', () => {
    writeText('full', 'old')
    withoutStorage()
    writeText('full', 'new')
    expect(readText('full')).toBe('new')
  })
})

import { describe, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

const port = {
  _id: 'port-mumbai',
  _type: 'port',
  name: 'Mumbai',
  coordinates: { lat: 18, lng: 72 },
}

describe('fingerprint', () => {
  test('is the same for the same content, with or without what the lake adds, in any order of keys', () => {
    const stored = {
      coordinates: { lng: 72, lat: 18 },
      name: 'Mumbai',
      _type: 'port',
      _id: 'port-mumbai',
      _rev: 'r1',
      _createdAt: '2026-01-01T00:00:00Z',
      _updatedAt: '2026-01-02T00:00:00Z',
    }
    expect(fingerprint(stored)).toBe(fingerprint(port))
  })

  test.each([
    ['a field', { ...port, name: 'Bombay' }],
    ['a nested field', { ...port, coordinates: { lat: 18, lng: 73 } }],
    ['a new field', { ...port, locode: 'INBOM' }],
    ['the type', { ...port, _type: 'harbour' }],
  ])('differs with %s', (_what, changed) => {
    expect(fingerprint(changed)).not.toBe(fingerprint(port))
  })

  test('differs with the order of a list and with an item’s key', () => {
    const list = (keys: string[]) => ({ ...port, list: keys.map((_key) => ({ _key })) })
    expect(fingerprint(list(['a', 'b']))).not.toBe(fingerprint(list(['b', 'a'])))
    expect(fingerprint(list(['a']))).not.toBe(fingerprint(list(['b'])))
  })
})

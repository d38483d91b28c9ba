import { describe, expect, test } from 'vitest'
import { targetOf } from '../../schemas/objects/site-address.ts'
import { isWanted, linkOptions, readPorts } from './link-options.ts'

const ports = [
  { slug: 'mumbai', name: 'Mumbai / JNPT' },
  { slug: 'kandla', name: 'Kandla' },
]

describe('linkOptions', () => {
  const options = linkOptions(ports)
  const values = options.map(({ value }) => value)

  test('offer every page, its places and the ports, each once', () => {
    expect(values).toEqual(
      expect.arrayContaining(['/', '/contact', '/fleet-retainer#quote', '/ports/mumbai']),
    )
    expect(new Set(values).size).toBe(values.length)
    expect(values).not.toContain('/ports/:portSlug')
  })

  test('name pages as the desk does', () => {
    expect(options).toContainEqual({ value: '/management', title: 'Leadership' })
    expect(options).toContainEqual({ value: '/ports/kandla', title: 'Port: Kandla' })
  })

  test('hold nothing that the rule for links would refuse', () => {
    for (const value of values) expect(targetOf(value).kind).not.toBe('nowhere')
  })
})

test.each([
  ['leader', true],
  ['/man', true],
  ['MANAGEMENT leader', true],
  ['', true],
  ['contact', false],
])('looking for %j, Leadership is wanted: %j', (typed, wanted) => {
  expect(isWanted(typed, { value: '/management', title: 'Leadership' })).toBe(wanted)
})

test('ports without a name or a slug are left out', () => {
  expect(readPorts([...ports, { slug: null, name: 'Goa' }, { slug: 'goa' }, null, 'x'])).toEqual(
    ports,
  )
  expect(readPorts({ error: 'x' })).toEqual([])
})

import { expect, test } from 'vitest'

import { portSlugRule } from './slug.ts'

test.each(['mumbai', 'navi-mumbai', 'berth-9', undefined])('a port may be called %j', (current) => {
  expect(portSlugRule({ _type: 'slug', current })).toBe(true)
})

test.each(['Mumbai', 'navi mumbai', 'navi--mumbai', '-mumbai', 'mumbai/jnpt', 'mümbai', ''])(
  'the address may not hold %j',
  (current) => {
    expect(portSlugRule({ _type: 'slug', current })).toContain('small letters')
  },
)

test.each(['index', '404', 'preview'])('%j is the site’s own word', (current) => {
  expect(portSlugRule({ _type: 'slug', current })).toContain('for itself')
})

test('an absent slug is left to the required rule', () => {
  expect(portSlugRule(undefined)).toBe(true)
})

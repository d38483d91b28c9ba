import { expect, test } from 'vitest'
import { slugOf } from './slug-of.ts'

test('reads the text of a slug', () => {
  expect(slugOf({ _type: 'slug', current: 'mumbai' })).toBe('mumbai')
})

test.each([[undefined], [null], ['mumbai'], [{}], [{ current: '' }], [{ current: 7 }]])(
  'finds none in %j',
  (value) => {
    expect(slugOf(value)).toBeUndefined()
  },
)

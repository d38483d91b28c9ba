import { expect, test } from 'vitest'
import { locate } from './locate.ts'
import { parsePath } from './path.ts'

// The example document of https://www.sanity.io/docs/content-lake/json-match, and what else may be in one.
const DOCUMENT = {
  name: 'fred',
  friends: [
    { name: 'mork', age: 40, favoriteColor: 'red' },
    { name: 'mindy', age: 32, favoriteColor: 'blue' },
    { name: 'franklin', favoriteColor: 'yellow', nickname: null },
  ],
  roles: ['admin', 'owner'],
  contactInfo: {
    streetAddress: '42 Mountain Road',
    state: { shortName: 'WY', longName: 'Wyoming' },
  },
  keyed: [{ _key: 'a', v: 1 }, { _key: 'b', v: 2 }, { _key: 'b', v: 3 }, 'no object', null],
  nested: [[{ v: 1 }], [{ v: 2 }]],
}

const valuesAt = (path: string) => locate(parsePath(path), DOCUMENT).map(({ value }) => value)

test.each([
  ['name', ['fred']],
  ['friends[*].name', ['mork', 'mindy', 'franklin']],
  ['friends.name', ['mork', 'mindy', 'franklin']],
  ['friends[age > 35].name', ['mork']],
  ['friends["blue" == favoriteColor].name', ['mindy']],
  ['friends[age > 30, favoriteColor == "blue"].name', ['mork', 'mindy']],
  ['friends[age?].age', [40, 32]],
  ['friends[nickname?].name', ['franklin']],
  ['friends[nickname == null].name', ['franklin']],
  ['friends[0, 1].name', ['mork', 'mindy']],
  ['friends[0:2].name', ['mork', 'mindy']],
  ['friends[-1].name', ['franklin']],
  ['friends[-2:].name', ['mindy', 'franklin']],
  ['friends[:].name', ['mork', 'mindy', 'franklin']],
  ['friends[3].name', []],
  ['friends.age[@ > 35]', [40]],
  ['contactInfo.state.shortName', ['WY']],
  ['contactInfo.state[shortName, longName]', ['WY', 'Wyoming']],
  ["contactInfo.state['shortName']", ['WY']],
  ['contactInfo.state.*', ['WY', 'Wyoming']],
  ['contactInfo..shortName', ['WY']],
  ['..v', [1, 2, 3, 1, 2]],
  ['nothing..v', []],
  ['roles', [['admin', 'owner']]],
  ['roles[@ == "owner"]', ['owner']],
  ['[contactInfo.state.shortName, roles[0]]', ['WY', 'admin']],
  ['keyed[_key == "b"].v', [2, 3]],
  ['keyed.v', [1, 2, 3]],
  ['nested.v', [1, 2]],
  ['keyed[_key == "b", v > 1].v', [2, 3]],
])('%s', (path, values) => {
  expect(valuesAt(path)).toEqual(values)
})

test('an attribute that does not exist is a place for one', () => {
  expect(locate(parsePath('contactInfo.phone.mobile'), DOCUMENT)).toEqual([
    { path: ['contactInfo', 'phone', 'mobile'], value: undefined },
  ])
})

import { expect, test } from 'vitest'
import type { Action } from './plan.ts'
import { report } from './report.ts'

function step(action: Action, id: string) {
  return {
    action,
    document: { _id: id, _type: 'port' },
    current: undefined,
    hasDraft: false,
  }
}

test('the report counts each outcome and names what was left to its editor', () => {
  expect(
    report([step('create', 'a'), step('create', 'b'), step('update', 'c'), step('kept', 'd')]),
  ).toEqual([
    'Seed: 2 created, 1 updated, 0 unchanged, 1 kept as edited',
    '  kept d (--overwrite replaces it)',
  ])
})

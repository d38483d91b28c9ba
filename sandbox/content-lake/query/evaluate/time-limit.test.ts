import { expect, test } from 'vitest'
import { timeLimit } from './time-limit.ts'

test('it throws within some calls after the limit, and not before', () => {
  let time = 0
  const tick = timeLimit(100, () => time)
  const callOften = () => {
    for (let call = 0; call < 10_000; call += 1) tick()
  }
  callOften()
  time = 100
  callOften()
  time = 101
  expect(callOften).toThrow('The query takes longer than 0.1 seconds')
})

import { array, assert, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import { Clock } from './clock.ts'

function clockAt(time: number, last = 0) {
  const machine = { time }
  return { machine, clock: new Clock(last, () => machine.time) }
}

test("continues when the machine's clock is set back, until that has caught up", () => {
  const { machine, clock } = clockAt(1000)
  clock.now()
  machine.time = 100
  expect(clock.now()).toBe(1000)
  machine.time = 150
  expect(clock.now()).toBe(1050)
  machine.time = 2000
  expect(clock.now()).toBe(2000)
  machine.time = 2001
  expect(clock.now()).toBe(2001)
})

test('does not go back over a restart', () => {
  const { machine, clock } = clockAt(100, 1000)
  expect(clock.now()).toBe(1000)
  machine.time = 110
  expect(clock.now()).toBe(1010)
})

test("never goes back and is never behind the machine's clock", () => {
  assert(
    property(array(nat(1000)), nat(1000), (times, last) => {
      const { machine, clock } = clockAt(0, last)
      let before = last
      for (const time of times) {
        machine.time = time
        const now = clock.now()
        expect(now).toBeGreaterThanOrEqual(Math.max(before, time))
        before = now
      }
    }),
  )
})

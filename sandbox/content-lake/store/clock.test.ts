import { array, assert, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import { Clock } from './clock.ts'

function clockAt(time: number, last = 0) {
  const machine = { time }
  return { machine, clock: new Clock(last, () => machine.time) }
}

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

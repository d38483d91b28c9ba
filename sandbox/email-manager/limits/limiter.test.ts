import { beforeEach, expect, test } from 'vitest'
import { Limiter } from './limiter.ts'

let time = 0
let limiter: Limiter

beforeEach(() => {
  time = 1_000_000
  limiter = new Limiter({ most: 3, seconds: 60 }, () => new Date(time))
})

function count(key: string, times: number) {
  for (let n = 0; n < times; n += 1) limiter.count(key)
}

test('a burst is allowed up to the limit', () => {
  count('a', 2)
  expect(limiter.wait('a')).toBe(0)
  count('a', 1)
  expect(limiter.wait('a')).toBe(20)
  expect(limiter.wait('b')).toBe(0)
})

test('another is allowed after the announced time, and a full burst after the whole window', () => {
  count('a', 3)
  time += 19_000
  expect(limiter.wait('a')).toBe(1)
  time += 1000
  expect(limiter.wait('a')).toBe(0)
  count('a', 1)
  expect(limiter.wait('a')).toBe(20)
  time += 3_600_000
  count('a', 3)
  expect(limiter.wait('a')).toBe(20)
})

test('refused attempts do not extend the waiting time', () => {
  count('a', 100)
  expect(limiter.wait('a')).toBe(20)
})

test('setting the clock back does not lift a limit', () => {
  count('a', 3)
  time -= 3_600_000
  expect(limiter.wait('a')).toBe(20)
  time += 20_000
  expect(limiter.wait('a')).toBe(0)
})

test('endless new keys neither fill the memory nor free a limited one', () => {
  count('old', 1)
  time += 60_000
  for (let n = 0; n < 10_000; n += 1) limiter.count(`key-${n}`)
  count('a', 3)
  for (let n = 0; n < 1000; n += 1) limiter.count(`more-${n}`)
  expect(limiter.size).toBeLessThanOrEqual(10_000)
  expect(limiter.wait('a')).toBe(20)
})

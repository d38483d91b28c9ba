import { describe, expect, test } from 'vitest'
import { Faults } from './faults.ts'

const fault = { status: 500 }

describe('a fault', () => {
  test('applies to its call only, until it is cleared', () => {
    const faults = new Faults()
    expect(faults.take('signup')).toBeNull()
    faults.set({ call: 'signup', fault })
    expect(faults.take('send')).toBeNull()
    expect([faults.take('signup'), faults.take('signup')]).toEqual([fault, fault])
    faults.clear()
    expect(faults.take('signup')).toBeNull()
  })

  test('can apply a number of times', () => {
    const faults = new Faults()
    faults.set({ call: 'send', fault, times: 2 })
    expect(faults.take('send')).toEqual(fault)
    expect(faults.list()).toEqual([{ call: 'send', fault, times: 1 }])
    expect(faults.take('send')).toEqual(fault)
    expect(faults.list()).toEqual([])
    expect(faults.take('send')).toBeNull()
  })

  test('replaces the one before', () => {
    const faults = new Faults()
    faults.set({ call: 'send', fault, times: 2 })
    faults.set({ call: 'send', fault: { drop: 'before' } })
    expect(faults.list()).toEqual([{ call: 'send', fault: { drop: 'before' } }])
  })
})

describe('waiting', () => {
  test('ends when it is over', async () => {
    await expect(new Faults().wait(1)).resolves.toBe(true)
  })

  test('ends at once when the service does', async () => {
    const faults = new Faults()
    const waiting = faults.wait(600_000)
    faults.close()
    await expect(waiting).resolves.toBe(false)
    await expect(faults.wait(600_000)).resolves.toBe(false)
  })
})

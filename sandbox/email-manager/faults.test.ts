import { describe, expect, test } from 'vitest'
import { Faults } from './faults.ts'

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

import { vi } from 'vitest'

/**
 * Repeats a check until it passes. Vitest's own limit of a second is too short for a busy machine.
 *
 * @throws what the check threw last, after a minute
 */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 60_000 })
}

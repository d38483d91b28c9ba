import { vi } from 'vitest'

/**
 * Repeats a check until it passes. Vitest's default timeout of a second is too short for a busy machine.
 *
 * @throws the last error of the check, after a minute
 */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 60_000 })
}

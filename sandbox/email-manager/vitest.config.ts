import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Generous, since a busy machine is no failure: this only ends a test that hangs.
  test: { testTimeout: 120_000, hookTimeout: 120_000 },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Long, because a test must not fail on a busy machine. The timeouts only end a test that hangs.
  test: { testTimeout: 120_000, hookTimeout: 120_000 },
})

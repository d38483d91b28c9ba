/** Starts the stack of the browser tests with empty data. */
import { rm } from 'node:fs/promises'
import { stack } from './stack.ts'

await rm(stack.dataDir, { recursive: true, force: true })
await import('../../sandbox/start/start.ts')

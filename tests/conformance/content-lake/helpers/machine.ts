import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { afterEach, beforeEach } from 'vitest'
import { startContentLake, type ContentLake } from '../../../../sandbox/content-lake/server.ts'
import { clientOf } from './lake.ts'

export const HOUR = 60 * 60 * 1000
export const NOON = Date.parse('2026-03-04T12:00:00.000Z')

export interface Machine {
  /** What its clock says, in milliseconds. */
  now: number
  /** What the lake has logged. */
  logged: string[]
  /** Starts the lake, or starts it again on the same data. */
  start(): Promise<SanityClient>
}

/** For each test a machine whose clock can be set, at noon, with a lake that has not been started. */
export function useMachine(): Machine {
  let dataDir = ''
  let lake: ContentLake | undefined
  const machine: Machine = {
    now: NOON,
    logged: [],
    async start() {
      await lake?.close()
      lake = await startContentLake({
        port: 0,
        dataDir,
        clock: () => machine.now,
        log: (message) => machine.logged.push(message),
      })
      return clientOf(lake.url, 'production')
    },
  }
  beforeEach(async () => {
    machine.now = NOON
    machine.logged = []
    dataDir = await mkdtemp(join(tmpdir(), 'content-lake-machine-'))
  })
  afterEach(async () => {
    await lake?.close()
    lake = undefined
    await rm(dataDir, { recursive: true })
  })
  return machine
}

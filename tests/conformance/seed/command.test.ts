/** The import command: its output, its exit code and its errors. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { expect, test } from 'vitest'

import { bareEnvironment } from '../../helpers/bare-environment.ts'
import { startContentLake } from '../../../sandbox/content-lake/server.ts'

const run = async (env: Readonly<Record<string, string>>) => {
  const script = join(import.meta.dirname, '../../../seed/import.ts')
  const child = spawn(process.execPath, [script], {
    env: { ...bareEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { out, err, code: child.exitCode }
}

/** Runs `use` with the address of a lake; the lake is gone afterwards, and so is its data. */
const withLake = async <Result>(use: (url: string) => Promise<Result>): Promise<Result> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'seed-command-'))
  const lake = await startContentLake({ port: 0, dataDir })
  try {
    return await use(lake.url)
  } finally {
    await lake.close()
    await rm(dataDir, { recursive: true })
  }
}

test('prints what it wrote; the second time, that it had nothing to write', async () => {
  const [first, second] = await withLake(async (url) => [
    await run({ VITE_SANITY_API_HOST: url }),
    await run({ VITE_SANITY_API_HOST: url }),
  ])
  const quiet = { err: '', code: 0 }
  expect(first).toEqual({
    ...quiet,
    out: expect.stringMatching(/^Seed: \d\d created, 0 updated, 0 /),
  })
  expect(second).toEqual({
    ...quiet,
    out: expect.stringMatching(/^Seed: 0 created, 0 updated, \d\d /),
  })
})

test('exits 1 and names the variables when it has no lake', async () => {
  const { code, err, out } = await run({})
  expect([code, out]).toEqual([1, ''])
  expect(err).toContain('The seed was not imported.')
  expect(err).toContain('VITE_SANITY_API_HOST')
})

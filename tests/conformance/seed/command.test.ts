/** The import command: its output, its exit code and its errors. */
import { expect, test } from 'vitest'
import { useLake } from '../content-lake/helpers/lake.ts'
import { runScript } from '../prerender/helpers/run-script.ts'

const lake = useLake()
const run = (environment: Record<string, string>) => runScript('seed/import.ts', environment)

test('prints what it wrote; the second time, that it had nothing to write', async () => {
  for (const counts of [/^Seed: \d\d created, 0 updated, 0 /, /^Seed: 0 created, 0 updated, \d\d /])
    expect(await run({ VITE_SANITY_API_HOST: lake.url })).toEqual({
      code: 0,
      errors: '',
      output: expect.stringMatching(counts),
    })
})

test('exits 1 and names the variables when no lake is configured', async () => {
  const { code, errors, output } = await run({})
  expect([code, output]).toEqual([1, ''])
  expect(errors).toContain('The seed was not imported.')
  expect(errors).toContain('VITE_SANITY_API_HOST')
  expect(errors).toContain('SANITY_AUTH_TOKEN')
})

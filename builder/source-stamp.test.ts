import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readEnvironment } from './configuration/read-environment.ts'
import { sourceStamp } from './source-stamp.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'stamp-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

/** The stamp with this text in the file `.env`. */
async function stampWith(text: string): Promise<string> {
  await writeFile(path.join(folder, '.env'), text)
  return await sourceStamp(readEnvironment(folder))
}

test('another value in .env is another build', async () => {
  const before = await stampWith('VITE_EMAIL_MANAGER_URL=https://one.test\n')
  expect(await stampWith('VITE_EMAIL_MANAGER_URL=https://two.test\n')).not.toBe(before)
  expect(await stampWith('VITE_EMAIL_MANAGER_URL=https://one.test\n')).toBe(before)
})

test('the environment comes before .env, as it does for the build', async () => {
  vi.stubEnv('VITE_EMAIL_MANAGER_URL', 'https://three.test')
  const before = await stampWith('VITE_EMAIL_MANAGER_URL=https://one.test\n')
  expect(await stampWith('VITE_EMAIL_MANAGER_URL=https://two.test\n')).toBe(before)
})

test('what the build is not told does not matter', async () => {
  const before = await stampWith('')
  expect(await stampWith('SANITY_STUDIO_PROJECT_ID=abcd1234\n')).toBe(before)
})

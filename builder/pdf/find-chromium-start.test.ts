import { temporaryFolder } from '../../tests/helpers/temporary.ts'
import { chmod, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { notFoundIn, packagesFor, whyNoStart } from './find-chromium.ts'
import { startPrinter } from './print.ts'

const LISTING = `	linux-vdso.so.1 (0x00007ffc)
	libnss3.so => not found
	libnssutil3.so => not found
	libc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f)
	libnew.so.9 => not found
`

test('names the package of each library that is missing', () => {
  expect(packagesFor(notFoundIn(LISTING))).toEqual(['libnew.so.9', 'libnss3'])
})

test('otherwise tells the reason in one line', () => {
  const cause = new Error('spawn EACCES\nCall log: …')
  expect(whyNoStart('/opt/chrome', cause)).toBe(
    '/opt/chrome can’t start (spawn EACCES). Install another Chrome or Chromium, or name one with CHROME_PATH=….',
  )
})

test('a printer whose browser does not start says so', async () => {
  const folder = await temporaryFolder()
  const program = path.join(folder, 'chrome')
  await writeFile(program, '#!/bin/sh\nexit 127\n')
  await chmod(program, 0o755)
  vi.stubEnv('CHROME_PATH', program)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
  })
  await expect(startPrinter()).rejects.toThrow(/chrome can’t start \(.*CHROME_PATH=…/)
})

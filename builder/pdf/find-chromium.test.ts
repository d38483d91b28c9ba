import { chmod, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/helpers/temporary.ts'
import { findChromium } from './find-chromium.ts'
import { startPrinter } from './print.ts'

test('on arm64 Linux, for which no package contains a Chromium, says what to install', async () => {
  const bare = path.join(import.meta.dirname, 'no-such-folder')
  for (const [name, value] of Object.entries({ CHROME_PATH: '', PATH: bare }))
    vi.stubEnv(name, value)
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', bare)
  await expect(findChromium([], { platform: 'linux', arch: 'arm64' })).rejects.toThrow(
    /^No Chromium was found, and no npm package contains one for linux on arm64\. Install .*apt-get install -y chromium/,
  )
})

test('throws an error that names a browser which does not start', async () => {
  const program = path.join(await temporaryFolder(), 'chrome')
  await writeFile(program, '#!/bin/sh\nexit 127\n')
  await chmod(program, 0o755)
  vi.stubEnv('CHROME_PATH', program)
  await expect(startPrinter()).rejects.toThrow(/chrome can’t start \(.*CHROME_PATH=…/s)
})

import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { findChromium } from './find-chromium.ts'

const bare = path.join(import.meta.dirname, 'no-such-folder')

function onBareMachine() {
  vi.stubEnv('CHROME_PATH', '')
  vi.stubEnv('PATH', bare)
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', bare)
}

afterEach(() => vi.unstubAllEnvs())

test('on Linux on arm64, for which the packages bring no Chromium, it says what to install', async () => {
  onBareMachine()
  await expect(findChromium([], { platform: 'linux', arch: 'arm64' })).rejects.toThrow(
    /^No Chromium was found, and the packages bring none for linux on arm64\. Install .*apt-get install -y chromium/,
  )
})

/** Finds a Chromium for the browser tests, on a machine that may have none installed. */
import { chromium } from '@playwright/test'
import bundled from '@sparticuz/chromium'
import { existsSync } from 'node:fs'
import path from 'node:path'

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser']

const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

/**
 * The first that is there of: `CHROME_PATH`, an installed Chrome or Chromium, Playwright's own, and
 * the one that the package @sparticuz/chromium carries for Linux (unpacked in about 2 seconds).
 *
 * @returns path of the executable
 * @throws Error saying what to install when there is none
 */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROME_PATH']
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROME_PATH is "${named}", but no such file exists.`)
  }
  const found = [...installedPaths(), chromium.executablePath()].find((file) => existsSync(file))
  if (found) return found
  if (process.platform === 'linux') return await bundled.executablePath()
  throw new Error(
    'No Chromium was found. Install Chrome, or run "npx playwright install chromium", or name one with CHROME_PATH=….',
  )
}

function installedPaths(): string[] {
  const folders = process.env['PATH']?.split(path.delimiter) ?? []
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...onPath, ...ELSEWHERE]
}

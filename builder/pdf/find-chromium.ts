/** Finds a Chromium to print documents and run browser tests. If none is installed, uses a package (x64 Linux). */
import { existsSync } from 'node:fs'
import path from 'node:path'

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser']

/** Browsers that installers do not add to `PATH`. */
const OUTSIDE_PATH = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

/** Command-line arguments for a Chromium that opens only our own pages. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** No Chromium was found, or it does not start; the message says what to install, or that `CHROME_PATH` is wrong. */
export class NoChromiumError extends Error {
  override name = 'NoChromiumError'
}

/**
 * Returns `CHROME_PATH` if it is set. Otherwise finds the first that exists: a preferred program, an installed Chrome
 * or Chromium, Playwright's Chromium, or, on x64 Linux, the package @sparticuz/chromium (unpacked in about 2 seconds).
 *
 * @param preferred names of programs to try before the others
 * @returns path of the executable
 * @throws NoChromiumError if there is no Chromium, or if the file in `CHROME_PATH` does not exist
 */
export async function findChromium(
  preferred: readonly string[] = [],
  machine: Pick<NodeJS.Process, 'platform' | 'arch'> = process,
): Promise<string> {
  const chromePath = process.env['CHROME_PATH']
  if (chromePath) {
    if (existsSync(chromePath)) return chromePath
    throw new NoChromiumError(`CHROME_PATH is "${chromePath}", but no such file exists.`)
  }
  // Imported here because the import takes a third of a second. Most builds reuse their PDFs and need no browser.
  const { chromium } = await import('playwright-core')
  const installed = [...onPath([...preferred, ...NAMES]), ...OUTSIDE_PATH]
  const found = [...installed, chromium.executablePath()].find((file) => existsSync(file))
  if (found) return found
  if (machine.platform === 'linux' && machine.arch === 'x64') {
    const { default: bundled } = await import('@sparticuz/chromium')
    return await bundled.executablePath()
  }
  throw new NoChromiumError(
    `No Chromium was found, and no npm package contains one for ${machine.platform} on ${machine.arch}. Install Chrome or Chromium (on Debian: apt-get install -y chromium), or run "npx playwright install chromium", or name one with CHROME_PATH=….`,
  )
}

/** Possible paths of these programs on `PATH`, in the order of `names`. */
function onPath(names: readonly string[]): string[] {
  const folders = process.env['PATH']?.split(path.delimiter) ?? []
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
}

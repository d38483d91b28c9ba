/** Says why a Chromium does not start. */
import { spawnSync } from 'node:child_process'

/** Debian's and Ubuntu's packages of the libraries that a bare system lacks. */
const PACKAGES: Record<string, string | undefined> = {
  'libasound.so.2': 'libasound2',
  'libatk-1.0.so.0': 'libatk1.0-0',
  'libatk-bridge-2.0.so.0': 'libatk-bridge2.0-0',
  'libatspi.so.0': 'libatspi2.0-0',
  'libcairo.so.2': 'libcairo2',
  'libcups.so.2': 'libcups2',
  'libdbus-1.so.3': 'libdbus-1-3',
  'libdrm.so.2': 'libdrm2',
  'libexpat.so.1': 'libexpat1',
  'libgbm.so.1': 'libgbm1',
  'libglib-2.0.so.0': 'libglib2.0-0',
  'libnspr4.so': 'libnspr4',
  'libnss3.so': 'libnss3',
  'libnssutil3.so': 'libnss3',
  'libpango-1.0.so.0': 'libpango-1.0-0',
  'libX11.so.6': 'libx11-6',
  'libxcb.so.1': 'libxcb1',
  'libXcomposite.so.1': 'libxcomposite1',
  'libXdamage.so.1': 'libxdamage1',
  'libXext.so.6': 'libxext6',
  'libXfixes.so.3': 'libxfixes3',
  'libxkbcommon.so.0': 'libxkbcommon0',
  'libXrandr.so.2': 'libxrandr2',
}

/** @returns what to do, with the first line of the cause when no library is missing */
export function whyNoStart(executable: string, cause: unknown): string {
  const packages = packagesFor(missingLibraries(executable))
  if (packages.length > 0)
    return `${executable} can’t start, for libraries are missing. On Debian and Ubuntu: apt-get install -y ${packages.join(' ')}`
  const [reason = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n')
  return `${executable} can’t start (${reason}). Install another Chrome or Chromium, or name one with CHROME_PATH=….`
}

/** All of them; the loader itself names only the first. */
function missingLibraries(executable: string): string[] {
  if (process.platform !== 'linux') return []
  const { stdout } = spawnSync('ldd', [executable], { encoding: 'utf8' })
  return notFoundIn(stdout ?? '')
}

/** @param listing what `ldd` prints */
export function notFoundIn(listing: string): string[] {
  return [...listing.matchAll(/^\s*(\S+) => not found$/gm)].map(([, library = '']) => library)
}

/** A library of which no package is known stands for itself. */
export function packagesFor(libraries: readonly string[]): string[] {
  return [...new Set(libraries.map((library) => PACKAGES[library] ?? library))].toSorted()
}

/** `npm run check-host URL`: does the host serve what was built as it should? Exits with 1 if not. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { HEADERS_FILE, outDir } from '../build-folder.ts'
import { assertReachable, checkLive } from '../live-checks.ts'
import { hostChecks, readDeployment } from './checks.ts'

const USAGE = 'Say which site: npm run check-host https://www.example.com'

await checkLive(USAGE, process.argv[2], async ({ origin }) => {
  await assertReachable(origin)
  if (!existsSync(join(outDir, HEADERS_FILE)))
    throw new Error(
      `Nothing to compare with: run npm run build here first, for the site at ${origin}.`,
    )
  return hostChecks(await readDeployment(outDir, origin))
})

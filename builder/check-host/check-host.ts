/**
 * `npm run check-host URL`: does the host serve what was built as it should? Exits with 1 when it does not.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { HEADERS_FILE, outDir } from '../build-folder.ts'
import { runCommand } from '../live-checks.ts'
import { checkHost, readDeployment } from './checks.ts'
import { request } from './request.ts'

/** Findings that are shown of each check. */
const SHOWN = 5

await runCommand(async () => {
  const [url = ''] = process.argv.slice(2)
  if (!URL.canParse(url))
    throw new Error('Say which site: npm run check-host https://www.example.com')
  const { origin } = new URL(url)
  await request(origin, '/').catch((cause: unknown) => {
    throw new Error(`${origin} can’t be reached: ${String(cause)}`, { cause })
  })
  if (!existsSync(join(outDir, HEADERS_FILE)))
    throw new Error(
      `Nothing to compare with: run npm run build here first, for the site at ${origin}.`,
    )
  const results = await checkHost(await readDeployment(outDir, origin))
  for (const { check, passed, findings } of results) {
    const mark = findings.length === 0 ? '✓' : '✗'
    console.log(`${mark} ${check}: ${passed} of ${passed + findings.length}`)
    for (const { path, problem } of findings.slice(0, SHOWN)) console.log(`    ${path}: ${problem}`)
    if (findings.length > SHOWN) console.log(`    and ${findings.length - SHOWN} more`)
  }
  process.exitCode = results.some(({ findings }) => findings.length > 0) ? 1 : 0
})

/**
 * `npm run check-host URL`: does the host serve what was built as it should? Exits with 1 when it does not.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { outDir } from '../build-folder.ts'
import { checkHost, readDeployment } from './checks.ts'
import { request } from './request.ts'

/** Findings that are shown of each check. */
const SHOWN = 5

const [url] = process.argv.slice(2)
if (url === undefined || !URL.canParse(url)) {
  console.error('Say which site: npm run check-host https://www.example.com')
  process.exit(1)
}
const { origin } = new URL(url)
try {
  await request(origin, '/')
} catch (error) {
  console.error(`${origin} can’t be reached: ${String(error)}`)
  process.exit(1)
}
if (!existsSync(join(outDir, 'headers.json'))) {
  console.error(`Nothing to compare with: run npm run build here first, for the site at ${origin}.`)
  process.exit(1)
}
const results = await checkHost(await readDeployment(outDir, origin))
for (const { check, passed, findings } of results) {
  console.log(
    `${findings.length === 0 ? '✓' : '✗'} ${check}: ${passed} of ${passed + findings.length}`,
  )
  for (const { path, problem } of findings.slice(0, SHOWN)) console.log(`    ${path}: ${problem}`)
  if (findings.length > SHOWN) console.log(`    and ${findings.length - SHOWN} more`)
}
process.exitCode = results.some(({ findings }) => findings.length > 0) ? 1 : 0

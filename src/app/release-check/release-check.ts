/**
 * Says what stands in the way of a release and exits 1, or that nothing does: placeholder content,
 * published documents that break the Studio's rules, and configuration for one machine only.
 * `node src/app/release-check/release-check.ts`
 */
import { compileSchema } from '../../../schemas/compile.ts'
import { parseConfiguration } from '../../configuration/parse.ts'
import { readEnvironment } from '../../configuration/read.ts'
import { configurationFindings } from './configuration-findings.ts'
import { brokenRules, placeholders } from './content-findings.ts'
import { readPublished } from './published.ts'
import { releaseReport } from './release-report.ts'

try {
  const environment = readEnvironment()
  const configuration = parseConfiguration(environment)
  const schema = compileSchema()
  const published = await readPublished(configuration.sanity, schema)
  const { ready, text } = releaseReport({
    configuration: configurationFindings({ configuration, environment }),
    placeholders: placeholders(published, schema),
    brokenRules: await brokenRules(published, schema),
  })
  console.log(text)
  process.exitCode = ready ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/**
 * `npm run release-check` lists what must be fixed before a release: missing documents, placeholder content, documents
 * that break the Studio's rules, texts that contradict a field, cited law that was last checked too long ago,
 * development settings, a built site that differs from the configuration, and pages without the emergency number or
 * with placeholder texts. Exits with 1 if it finds anything. With `-- --launched`, placeholder content, broken rules,
 * contradictions and law are only warnings, so that they do not block, say, a new emergency number.
 */
import { parseArgs } from 'node:util'
import { compileSchema } from '../../schemas/validation/validate-documents.ts'
import { parseConfiguration, readEnvironment } from '../configuration.ts'
import { usableFacts } from '../../src/content/essential-facts.ts'
import { currentContents, outDir, readSiteRecord } from '../build-folder.ts'
import { builtSiteFindings, pageFindings, readBuiltSite } from './built-site-findings.ts'
import { brokenRules, configurationFindings, placeholders, lawToCheck } from './content-findings.ts'
import { contradictions } from './contradictions.ts'
import { refusalFor } from '../prerender/content-guard.ts'
import { readPublished } from './published.ts'
import { releaseReport } from './release-report.ts'

try {
  const { values } = parseArgs({ options: { launched: { type: 'boolean', default: false } } })
  const environment = readEnvironment()
  const configuration = parseConfiguration(environment)
  const schema = compileSchema()
  const published = await readPublished(configuration.sanity, schema)
  const settings = published.documents.find(({ _type: type }) => type === 'siteSettings')
  const builtSite = await readBuiltSite(outDir)
  const record = await readSiteRecord(outDir)
  const current = currentContents(record, configuration.sanity)
  const refusal = refusalFor(published.inventory, current)
  const { isReady, text } = releaseReport(
    {
      configuration: configurationFindings(configuration, Boolean(environment['VITE_BUSINESS_ID'])),
      missingContent: refusal ? [`${refusal.notice.problem} ${refusal.notice.remedy}`] : [],
      builtSite: builtSiteFindings(builtSite, configuration),
      pages: pageFindings(builtSite, usableFacts(settings)),
      placeholders: placeholders(published, schema),
      brokenRules: await brokenRules(published, schema),
      contradictions: contradictions(published.documents, schema),
      lawToCheck: lawToCheck(published, schema, new Date()),
    },
    { isLaunched: values.launched },
  )
  console.log(text)
  process.exitCode = isReady ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

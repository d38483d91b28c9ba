import { compileSchema } from '../../schemas/compile.ts'
import { parseConfiguration } from '../configuration/parse-configuration.ts'
import { readEnvironment } from '../configuration/read-environment.ts'
import { brokenRules } from './content-findings.ts'
import { readPublished } from './published.ts'

/** Prints which published fields break the Studio's rules. */
export async function warnOfBrokenRules(): Promise<void> {
  const schema = compileSchema()
  const { sanity } = parseConfiguration(readEnvironment())
  const broken = await brokenRules(await readPublished(sanity, schema), schema)
  if (broken.length === 0) return
  console.warn(
    [
      `Published documents break ${broken.length} of the Studio’s rules; the site leaves out what it can’t show:`,
      ...broken.map((finding) => `  ${finding}`),
      'Mend them in the Studio. The release check fails while any is left.',
    ].join('\n'),
  )
}

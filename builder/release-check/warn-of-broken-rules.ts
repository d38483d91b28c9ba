import { compileSchema } from '../../schemas/compile.ts'
import { UnreadableLakeError } from '../../src/content/unreadable-lake.ts'
import { parseConfiguration } from '../configuration/parse-configuration.ts'
import { readEnvironment } from '../configuration/read-environment.ts'
import { brokenRules } from './content-findings.ts'
import { readPublished } from './published.ts'

/** Prints which published fields break the Studio's rules. The site is built by then, so nothing of this fails the build. */
export async function warnOfBrokenRules(): Promise<void> {
  try {
    const broken = await findBrokenRules()
    if (broken.length === 0) return
    console.warn(
      [
        `Published documents break ${broken.length} of the Studio’s rules; the site leaves out what it can’t show:`,
        ...broken.map((finding) => `  ${finding}`),
        'Mend them in the Studio. The release check fails while any is left.',
      ].join('\n'),
    )
  } catch (error) {
    if (!(error instanceof UnreadableLakeError)) throw error
    console.warn(`It is not known which documents break the Studio’s rules. ${error.message}`)
  }
}

async function findBrokenRules(): Promise<string[]> {
  const schema = compileSchema()
  const { sanity } = parseConfiguration(readEnvironment())
  return await brokenRules(await readPublished(sanity, schema), schema)
}

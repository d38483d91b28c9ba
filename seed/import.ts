/**
 * Writes the seed into a content lake: `node seed/import.ts [--overwrite]`.
 *
 * The target comes from the environment, see `import/target.ts`. Exits with 1 if a document breaks a rule of the
 * content model (then nothing is written), or if the lake can't be reached.
 */
import { compileSchema } from '../schemas/validation/validate-documents.ts'
import { importSeed } from './import/import-seed.ts'
import { reportLines } from './import/plan.ts'
import { clientFor, lakeEnvironment } from './import/target.ts'
import { seedDocuments } from './seed-documents.ts'

try {
  const client = clientFor(lakeEnvironment())
  const steps = await importSeed({
    documents: seedDocuments,
    schema: compileSchema(),
    client,
    folder: import.meta.dirname,
    overwrite: process.argv.includes('--overwrite'),
  })
  for (const line of reportLines(steps)) console.log(line)
} catch (error) {
  console.error('The seed was not imported.')
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

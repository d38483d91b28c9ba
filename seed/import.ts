/**
 * Writes the seed into a content lake: `node seed/import.ts [--overwrite]`.
 *
 * The target comes from the environment, see `import/target.ts`. Exits 1, with nothing written,
 * when a document breaks a rule of the content model or the lake cannot be reached.
 */
import { compileSchema } from '../schemas/compile.ts'
import { importSeed } from './import/import-seed.ts'
import { report } from './import/report.ts'
import { clientFor } from './import/target.ts'
import { seedDocuments } from './seed-documents.ts'

function reasons(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...reasons(error.cause)] : []
}

try {
  const steps = await importSeed({
    documents: seedDocuments,
    schema: compileSchema(),
    client: clientFor(process.env),
    folder: import.meta.dirname,
    overwrite: process.argv.includes('--overwrite'),
  })
  for (const line of report(steps)) console.log(line)
} catch (error) {
  console.error('The seed was not imported.')
  console.error(reasons(error).join('\n') || error)
  process.exitCode = 1
}

/**
 * Writes the schema's types, which queries are checked against (`src/content/select.ts`).
 *
 *   node studio/typegen.ts            writes them
 *   node studio/typegen.ts --check    exits 1 if the committed file is stale
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runTypegenGenerate } from '@sanity/codegen'
import { extractSchema } from '@sanity/schema/_internal'
import { format } from 'oxfmt'
import formatSettings from '../oxfmt.config.ts'
import { compileSchema } from '../schemas/validation/validate-documents.ts'

const root = resolve(import.meta.dirname, '..')
const committedFile = join(root, 'src/content/sanity.generated.ts')

/** Required fields stay nullable, because a document can be older than the rule that requires a field. */
async function generateTypes(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'typegen-'))
  try {
    const generatedFile = join(folder, 'sanity.generated.ts')
    await runTypegenGenerate({
      workDir: root,
      extractedSchema: extractSchema(compileSchema(), { enforceRequiredFields: false }),
      config: {
        // TypeGen gets no queries: `src/content/select.ts` types them.
        path: [],
        generates: generatedFile,
        overloadClientMethods: false,
        formatGeneratedCode: false,
      },
    })
    const text = await readFile(generatedFile, 'utf8')
    const { code, errors } = await format('sanity.generated.ts', text, formatSettings)
    if (errors.length > 0) throw new Error('The types cannot be formatted', { cause: errors })
    return code
  } finally {
    await rm(folder, { recursive: true })
  }
}

const generated = await generateTypes()
if (!process.argv.includes('--check')) await writeFile(committedFile, generated)
else if (generated !== (await readFile(committedFile, 'utf8'))) {
  console.error('src/content/sanity.generated.ts is stale: run `npm run typegen`')
  process.exitCode = 1
}

/**
 * Generates the types of the schema, to which queries are held (`src/content/select.ts`):
 *
 *   node studio/typegen.ts            writes src/content/sanity.generated.ts
 *   node studio/typegen.ts --check    exits 1 when the committed file is not what would be written
 *
 * Required fields stay nullable: a visitor may meet a document that was saved before a rule.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { runTypegenGenerate } from '@sanity/codegen'
import { extractSchema } from '@sanity/schema/_internal'

import { compileSchema } from '../schemas/compile.ts'

const root = resolve(import.meta.dirname, '..')
const committed = join(root, 'src/content/sanity.generated.ts')

/** Writes the types to `generates`. */
const generate = async (generates: string): Promise<void> => {
  await runTypegenGenerate({
    workDir: root,
    extractedSchema: extractSchema(compileSchema(), { enforceRequiredFields: false }),
    config: {
      // Queries are typed by what they select; none is written out for TypeGen.
      path: [],
      generates,
      overloadClientMethods: false,
      formatGeneratedCode: 'prettier',
    },
  })
}

const check = async () => {
  // Inside the project, so that prettier finds the same settings as for the committed file.
  const folder = await mkdtemp(join(root, 'node_modules', '.typegen-'))
  try {
    const fresh = join(folder, 'sanity.generated.ts')
    await generate(fresh)
    if ((await readFile(fresh, 'utf8')) === (await readFile(committed, 'utf8'))) return
    console.error('src/content/sanity.generated.ts is stale: run `npm run typegen`')
    process.exitCode = 1
  } finally {
    await rm(folder, { recursive: true })
  }
}

if (process.argv.includes('--check')) await check()
else await generate(committed)

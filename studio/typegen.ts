/**
 * Generates the types of the schema and of every `defineQuery` query under `src/`:
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

/** Writes the types to `generates`; answers how many queries were found. Throws on a bad query. */
const generate = async (generates: string): Promise<number> => {
  const { queriesCount, filesWithErrors } = await runTypegenGenerate({
    workDir: root,
    extractedSchema: extractSchema(compileSchema(), { enforceRequiredFields: false }),
    config: {
      path: ['./src/**/*.{ts,tsx}'],
      generates,
      overloadClientMethods: false,
      formatGeneratedCode: 'prettier',
    },
  })
  if (filesWithErrors > 0) throw new Error(`${filesWithErrors} files hold queries that are wrong`)
  return queriesCount
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
else console.log(`${await generate(committed)} queries typed in src/content/sanity.generated.ts`)

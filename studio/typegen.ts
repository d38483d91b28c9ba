/**
 * Writes what is derived from the schema: the types to which queries are held (`src/content/select.ts`),
 * and the table of the desk in the editors' guide.
 *
 *   node studio/typegen.ts            writes them
 *   node studio/typegen.ts --check    exits 1 when a committed file is not what would be written
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { runTypegenGenerate } from '@sanity/codegen'
import { extractSchema } from '@sanity/schema/_internal'
import { format } from 'oxfmt'
import formatSettings from '../oxfmt.config.ts'
import { compileSchema } from '../schemas/validation/validate-documents.ts'
import { withDeskTable } from './desk/outline.ts'

const root = resolve(import.meta.dirname, '..')
const guide = join(root, 'docs/editors-guide.md')

const generated: Record<string, () => Promise<string>> = {
  [join(root, 'src/content/sanity.generated.ts')]: types,
  [guide]: guideWithDesk,
}

/** Required fields stay nullable: a visitor may meet a document that was saved before a rule. */
async function types(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'typegen-'))
  try {
    const generates = join(folder, 'sanity.generated.ts')
    await runTypegenGenerate({
      workDir: root,
      extractedSchema: extractSchema(compileSchema(), { enforceRequiredFields: false }),
      config: {
        // Queries are typed by what they select; none is written out for TypeGen.
        path: [],
        generates,
        overloadClientMethods: false,
        formatGeneratedCode: false,
      },
    })
    return await formatted('sanity.generated.ts', await readFile(generates, 'utf8'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function guideWithDesk(): Promise<string> {
  return await formatted('editors-guide.md', withDeskTable(await readFile(guide, 'utf8')))
}

/** Like a file of that name in the repository. */
async function formatted(name: string, text: string): Promise<string> {
  const { code, errors } = await format(name, text, formatSettings)
  if (errors.length > 0) throw new Error(`${name} cannot be formatted`, { cause: errors })
  return code
}

for (const [file, make] of Object.entries(generated)) {
  const fresh = await make()
  if (!process.argv.includes('--check')) await writeFile(file, fresh)
  else if (fresh !== (await readFile(file, 'utf8'))) {
    console.error(`${relative(root, file)} is stale: run \`npm run typegen\``)
    process.exitCode = 1
  }
}

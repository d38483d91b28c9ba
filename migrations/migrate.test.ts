/** Runs each migration and all later ones on the documents of its `before.json`, and validates the result. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SanityDocument } from '@sanity/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ContentLake, startContentLake } from '../sandbox/content-lake/server.ts'
import { compileSchema, validateDocuments } from '../schemas/validation/validate-documents.ts'
import { clientFor } from '../seed/import/target.ts'
import { seedDocuments } from '../seed/seed-documents.ts'
import { temporaryFolder } from '../tests/helpers/temporary.ts'
import { migrate, migrations } from './migrate.ts'

let dataDir = ''
let lake: ContentLake
beforeEach(async () => {
  dataDir = await temporaryFolder()
  lake = await startContentLake({ port: 0, dataDir })
})
afterEach(async () => {
  await lake.close()
})

const client = () => clientFor({ VITE_SANITY_API_HOST: lake.url })
const names = Object.keys(migrations)

type Content = { _id: string; _type: string; [field: string]: unknown }

async function readOldDocuments(name: string): Promise<Content[]> {
  return JSON.parse(await readFile(path.join(import.meta.dirname, name, 'before.json'), 'utf8'))
}

/** Fills the lake with `old` and the rest of the seed, except case studies, because their images are not uploaded. */
async function fillLake(old: readonly Content[]): Promise<void> {
  const ids = new Set(old.map(({ _id }) => _id))
  const transaction = client().transaction()
  const others = seedDocuments.filter(({ _id, _type }) => !ids.has(_id) && _type !== 'caseStudy')
  for (const document of [...others, ...old]) transaction.create(document)
  await transaction.commit()
}

/** Returns the errors that the current schema finds in the documents with these ids. */
async function errorsIn(ids: readonly string[]) {
  const documents = await client().fetch<SanityDocument[]>('*[!(_type match "system.*")]')
  const found = await validateDocuments({ documents, schema: compileSchema(), otherIds: new Set() })
  return found.filter(({ id, level }) => ids.includes(id) && level === 'error')
}

test.each(names)(
  '%s makes documents and drafts valid, and changes nothing when run again',
  async (name) => {
    const old = await readOldDocuments(name)
    const migration = migrations[name]
    const [first] = old
    if (!migration || !first) throw new Error(`${name}: no migration or no documents`)
    await fillLake(old)
    await client().create({ ...first, _id: `drafts.${first._id}` })
    const ids = [...old.map(({ _id }) => _id), `drafts.${first._id}`]

    expect(await migrate(migration, client(), { dryRun: true })).not.toEqual([])

    for (const later of Object.values(migrations).slice(names.indexOf(name)))
      await migrate(later, client(), { dryRun: false })
    expect(await errorsIn(ids)).toEqual([])
    expect(await migrate(migration, client(), { dryRun: false })).toEqual([])
  },
)

import { temporaryFolder } from '../tests/helpers/temporary.ts'
/** Each migration on the seed of the version before it, in a lake: what comes out is what the schema asks for. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SanityDocument } from '@sanity/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ContentLake, startContentLake } from '../sandbox/content-lake/server.ts'
import { compileSchema, validateDocuments } from '../schemas/validation/validate-documents.ts'
import { clientFor } from '../seed/import/target.ts'
import { seedDocuments } from '../seed/seed-documents.ts'
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

async function before(name: string): Promise<Content[]> {
  return JSON.parse(await readFile(path.join(import.meta.dirname, name, 'before.json'), 'utf8'))
}

/** The seed of today, but for the documents of the version before. */
async function fill(old: readonly Content[]): Promise<void> {
  const ids = new Set(old.map(({ _id }) => _id))
  const transaction = client().transaction()
  const others = seedDocuments.filter(({ _id, _type }) => !ids.has(_id) && _type !== 'caseStudy')
  for (const document of [...others, ...old]) transaction.create(document)
  await transaction.commit()
}

/** What the schema of today has to say of the documents. */
async function problems(ids: readonly string[]) {
  const documents = await client().fetch<SanityDocument[]>('*[!(_type match "system.*")]')
  const found = await validateDocuments({ documents, schema: compileSchema(), assetIds: new Set() })
  return found.filter(({ id, level }) => ids.includes(id) && level === 'error')
}

test.each(names)('%s leaves nothing of the version before, drafts included', async (name) => {
  const old = await before(name)
  const migration = migrations[name]
  const [first] = old
  if (!migration || !first) throw new Error(`There is no ${name}`)
  await fill(old)
  await client().create({ ...first, _id: `drafts.${first._id}` })
  const ids = [...old.map(({ _id }) => _id), `drafts.${first._id}`]

  expect(await migrate(migration, client(), { dryRun: true })).not.toEqual([])

  for (const later of names.slice(names.indexOf(name))) {
    const each = migrations[later]
    if (each) await migrate(each, client(), { dryRun: false })
  }
  expect(await problems(ids)).toEqual([])
  const withNames = '*[_type == "coverageZone" && count(ports[!defined(_type)]) > 0]'
  expect(await client().fetch(withNames)).toEqual([])
  expect(await migrate(migration, client(), { dryRun: false })).toEqual([])
})

test('keeps a link’s anchor, and leaves a link to an unknown page unchanged', async () => {
  const linking = (href: string, key: string) => ({
    _key: key,
    _type: 'block',
    children: [{ _key: 's', _type: 'span', text: 'here', marks: ['l'] }],
    markDefs: [{ _key: 'l', _type: 'link', href }],
  })
  const answer = ['/fleet-retainer#quote', '/ports/kandla', '/contacts', 'https://dgs.test/'].map(
    (href, index) => linking(href, `b${index}`),
  )
  const migration = migrations['links-refer-to-pages']
  if (!migration) throw new Error('The migration is gone')
  await fill([{ _id: 'faq-who-needs-it', _type: 'faq', question: 'Who?', answer }])
  expect(await migrate(migration, client(), { dryRun: false })).toEqual(['faq-who-needs-it'])
  const links = await client().fetch<unknown>(
    '*[_id == "faq-who-needs-it"][0].answer[].markDefs[0]{href, anchor, "page": page._ref}',
  )
  expect(links).toEqual([
    { href: null, anchor: 'quote', page: 'fleetRetainerPage' },
    { href: null, anchor: null, page: 'port-kandla' },
    { href: '/contacts', anchor: null, page: null },
    { href: 'https://dgs.test/', anchor: null, page: null },
  ])
})

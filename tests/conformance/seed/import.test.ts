/**
 * The import against a running content lake: what a fake client could not show is that the lake's
 * revisions, drafts, assets and transactions behave as the import's decisions assume.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ContentLake, startContentLake } from '../../../sandbox/content-lake/server.ts'
import { compileSchema } from '../../../schemas/validation/validate-documents.ts'
import { importSeed } from '../../../seed/import/import-seed.ts'
import { clientFor } from '../../../seed/import/target.ts'
import type { StoredDocument } from '../../../schemas/validation/stored-document.ts'
import { seedDocuments } from '../../../seed/seed-documents.ts'

const schema = compileSchema()
const folder = join(import.meta.dirname, '../../../seed')
let dataDir = ''
let lake: ContentLake

const start = async () => {
  lake = await startContentLake({ port: 0, dataDir })
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'seed-import-'))
})

afterEach(async () => {
  await lake.close()
  await rm(dataDir, { recursive: true })
})

const client = () => clientFor({ VITE_SANITY_API_HOST: lake.url })

const run = async (documents: readonly StoredDocument[] = seedDocuments, overwrite = false) => {
  const steps = await importSeed({ documents, schema, client: client(), folder, overwrite })
  const counts: Record<string, number> = {}
  for (const { action } of steps) counts[action] = (counts[action] ?? 0) + 1
  return counts
}

const revisions = () => client().fetch<unknown>('*[]|order(_id){_id, _rev}')
const nameOf = (id: string) => client().fetch<unknown>('*[_id == $id][0].name', { id })
const total = seedDocuments.length

/** The seed with another name for Mumbai. */
const renamed = (name: string) =>
  seedDocuments.map((document) =>
    document._id === 'port-mumbai' ? Object.assign({}, document, { name }) : document,
  )

describe('importing the seed into an empty lake', () => {
  beforeEach(start)

  test('writes all of it, published, with its drawings', async () => {
    expect(await run()).toEqual({ create: total })
    const published = client().withConfig({ perspective: 'published' })
    expect(await published.fetch('count(*[_type == "port"])')).toBe(6)
    const urls = await published.fetch<string[]>('*[_type == "caseStudy"].image.asset->url')
    expect(new Set(urls).size).toBe(3)
    for (const url of urls) {
      const drawing = await fetch(url)
      expect(drawing.headers.get('content-type')).toContain('image/svg+xml')
    }
  })

  test('writes nothing, not even a drawing, when one document is bad', async () => {
    const bad = renamed('')
    await expect(run(bad)).rejects.toThrow('port-mumbai: name: Fill in “Short name”')
    expect(await client().fetch('count(*)')).toBe(0)
  })
})

describe('importing the seed into a lake that already has it', () => {
  let seeded = ''

  beforeAll(async () => {
    seeded = dataDir = await mkdtemp(join(tmpdir(), 'seeded-'))
    await start()
    await run()
    await lake.close()
  })
  afterAll(() => rm(seeded, { recursive: true }))
  beforeEach(async () => {
    await cp(seeded, dataDir, { recursive: true })
    await start()
  })

  test('writes nothing the second time', async () => {
    const before = await revisions()
    expect(await run()).toEqual({ unchanged: total })
    expect(await revisions()).toEqual(before)
  })

  test('updates what only the seed changed', async () => {
    expect(await run(renamed('Mumbai'))).toEqual({ update: 1, unchanged: total - 1 })
    expect(await nameOf('port-mumbai')).toBe('Mumbai')
  })

  test('keeps what an editor published, however often it runs', async () => {
    await client().patch('port-mumbai').set({ name: 'Bombay' }).commit()
    expect(await run(renamed('Mumbai'))).toEqual({ kept: 1, unchanged: total - 1 })
    expect(await run(renamed('Mumbai'))).toEqual({ kept: 1, unchanged: total - 1 })
    expect(await nameOf('port-mumbai')).toBe('Bombay')
  })

  test('overwrites edits, drafts and deletions on request', async () => {
    await client().patch('port-mumbai').set({ name: 'Bombay' }).commit()
    await client().create({ _id: 'drafts.port-mundra', _type: 'port', name: 'Draft' })
    await client().delete('faq-premium-unpaid')
    expect(await run(seedDocuments, true)).toEqual({ create: 1, update: 2, unchanged: total - 3 })
    expect(await nameOf('port-mumbai')).toBe('Mumbai / JNPT')
    expect(await nameOf('drafts.port-mundra')).toBeNull()
    expect(await run()).toEqual({ unchanged: total })
  })
})

/**
 * Runs the import against the embedded content lake, because a fake client could not show that the lake's revisions,
 * drafts, assets and transactions behave as the import assumes.
 */
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import type { StoredDocument } from '../../../schemas/validation/stored-document.ts'
import { compileSchema } from '../../../schemas/validation/validate-documents.ts'
import { importSeed } from '../../../seed/import/import-seed.ts'
import { seedDocuments } from '../../../seed/seed-documents.ts'
import { useLake } from '../content-lake/helpers/lake.ts'

const schema = compileSchema()
const folder = join(import.meta.dirname, '../../../seed')
const total = seedDocuments.length
const lake = useLake()

/** Imports documents. @returns how many of them were created, updated, kept and unchanged */
async function runImport(
  client: SanityClient,
  documents: readonly StoredDocument[] = seedDocuments,
  overwrite = false,
) {
  const steps = await importSeed({ documents, schema, client, folder, overwrite })
  const counts: Record<string, number> = {}
  for (const { action } of steps) counts[action] = (counts[action] ?? 0) + 1
  return counts
}

const emptyDataset = async () => (await lake.freshClient()).withConfig({ perspective: 'raw' })

const nameOf = (client: SanityClient, id: string) =>
  client.fetch<unknown>('*[_id == $id][0].name', { id })

/** The seed with another name for Mumbai. */
const renamed = (name: string) =>
  seedDocuments.map((document) =>
    document._id === 'port-mumbai' ? Object.assign({}, document, { name }) : document,
  )

test('publishes the whole seed with its drawings; the second time, writes nothing', async () => {
  const client = await emptyDataset()
  expect(await runImport(client)).toEqual({ create: total })
  const published = client.withConfig({ perspective: 'published' })
  expect(await published.fetch('count(*[_type == "port"])')).toBe(6)
  const urls = await published.fetch<string[]>('*[_type == "caseStudy"].image.asset->url')
  expect(new Set(urls).size).toBe(3)
  for (const url of urls) {
    const drawing = await fetch(url)
    expect(drawing.headers.get('content-type')).toContain('image/svg+xml')
  }
  const before = await client.fetch<unknown>('*')
  expect(await runImport(client)).toEqual({ unchanged: total })
  expect(await client.fetch('*')).toEqual(before)
})

test('writes nothing, not even a drawing, when one document is invalid', async () => {
  const client = await emptyDataset()
  await expect(runImport(client, renamed(''))).rejects.toThrow(
    'port-mumbai: name: Fill in “Short name”',
  )
  expect(await client.fetch('count(*)')).toBe(0)
})

describe('importing the seed into a lake that already has it', () => {
  async function seeded() {
    const client = await emptyDataset()
    await runImport(client)
    return client
  }

  test('updates a document that has changed in the seed but was not edited', async () => {
    const client = await seeded()
    expect(await runImport(client, renamed('Mumbai'))).toEqual({ update: 1, unchanged: total - 1 })
    expect(await nameOf(client, 'port-mumbai')).toBe('Mumbai')
  })

  test('keeps an editor’s published edit, however often the import runs', async () => {
    const client = await seeded()
    await client.patch('port-mumbai').set({ name: 'Bombay' }).commit()
    for (let time = 1; time <= 2; time += 1)
      expect(await runImport(client, renamed('Mumbai'))).toEqual({ kept: 1, unchanged: total - 1 })
    expect(await nameOf(client, 'port-mumbai')).toBe('Bombay')
  })

  test('on request, undoes edits and deletions, and discards drafts', async () => {
    const client = await seeded()
    await client.patch('port-mumbai').set({ name: 'Bombay' }).commit()
    await client.create({ _id: 'drafts.port-mundra', _type: 'port', name: 'Draft' })
    await client.delete('faq-premium-unpaid')
    const overwritten = await runImport(client, seedDocuments, true)
    expect(overwritten).toEqual({ create: 1, update: 2, unchanged: total - 3 })
    expect(await nameOf(client, 'port-mumbai')).toBe('Mumbai / JNPT')
    expect(await nameOf(client, 'drafts.port-mundra')).toBeNull()
    expect(await runImport(client)).toEqual({ unchanged: total })
  })
})

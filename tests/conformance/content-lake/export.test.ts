/** Exports over HTTP, and a round trip with Sanity's libraries for export and import. */
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import { expect, test } from 'vitest'
import { compileSchema } from '../../../schemas/validation/validate-documents.ts'
import { importSeed } from '../../../seed/import/import-seed.ts'
import { seedDocuments } from '../../../seed/seed-documents.ts'
import { temporaryFolder } from '../../helpers/temporary.ts'
import { useLake } from './helpers/lake.ts'

const lake = useLake()
const root = join(import.meta.dirname, '../../..')

/** Exports a dataset. @returns the parsed lines */
async function exportLines(client: SanityClient, search = ''): Promise<Record<string, unknown>[]> {
  const path = `/v2025-02-19/data/export/${client.config().dataset}${search}`
  const response = await lake.request(path)
  expect(response.headers.get('content-type')).toContain('application/x-ndjson')
  const lines = (await response.text()).split('\n').filter(Boolean)
  return lines.map((line): Record<string, unknown> => JSON.parse(line))
}

test('exports every document unchanged, including drafts, or only documents of the given types', async () => {
  const client = await lake.freshClient()
  const documents = [
    await client.create({ _id: 'a', _type: 'port', name: 'line\nbreak' }),
    await client.create({ _id: 'drafts.a', _type: 'page' }),
    await client.create({ _id: 'versions.r1.a', _type: 'faq' }),
  ]
  expect(await exportLines(client)).toEqual(documents)
  expect(await exportLines(client, '?types=faq,port')).toEqual([documents[0], documents[2]])
})

test('exports all of a large dataset, at once or in pages', async () => {
  const ids = Array.from({ length: 2345 }, (_, n) => `d${String(n).padStart(4, '0')}`)
  const client = await lake.freshClient(...ids.map((_id) => ({ _id })))
  expect((await exportLines(client)).map(({ _id: id }) => id)).toEqual(ids)
  const exportedIds: unknown[] = []
  let pages = 0
  for (let cursor: unknown = ''; typeof cursor === 'string'; pages += 1) {
    const lines = await exportLines(client, `?nextCursor=${cursor}`)
    cursor = lines.at(-1)?.['nextCursor']
    exportedIds.push(...lines.filter((line) => '_id' in line).map(({ _id: id }) => id))
  }
  expect(exportedIds).toEqual(ids)
  expect(pages).toBeGreaterThan(1)
})

/** A client of a new dataset, with a token, which Sanity's export and import libraries require. */
async function clientWithToken() {
  return (await lake.freshClient()).withConfig({ token: 'any', ignoreBrowserTokenWarning: true })
}

async function exportFrom(client: SanityClient, mode: 'stream' | 'cursor' = 'stream') {
  const outputPath = join(await temporaryFolder(), 'export.tar.gz')
  const { dataset = '' } = client.config()
  return exportDataset({ client, dataset, outputPath, mode })
}

async function importFrom(path: string): Promise<SanityClient> {
  const client = await clientWithToken()
  await sanityImport(createReadStream(path), { client, operation: 'create' })
  return client
}

/** A dataset with the seed and a draft. */
async function seededClient(): Promise<SanityClient> {
  const client = await clientWithToken()
  const [schema, folder] = [compileSchema(), join(root, 'seed')]
  await importSeed({ documents: seedDocuments, schema, client, folder, overwrite: false })
  await client.create({ _id: 'drafts.port-mumbai', _type: 'port', name: 'A draft' })
  return client
}

/**
 * The part of each document that must survive a round trip: everything except the revision. If the import also patches
 * the document, to make references strong or to insert an asset, its time of change is ignored too.
 */
async function contentOf(client: SanityClient) {
  const documents = await client.fetch<Record<string, unknown>[]>(
    '*[!(_type match "sanity.*Asset")] | order(_id)',
    {},
    { perspective: 'raw' },
  )
  return documents.map(({ _rev, _updatedAt, ...content }) => {
    const isPatched = JSON.stringify(content).includes('"_ref"')
    return { content, updatedAt: isPatched ? null : _updatedAt }
  })
}

async function assetsOf(client: SanityClient) {
  const query = '*[_type match "sanity.*Asset"]{_id, sha1hash, url, metadata} | order(_id)'
  const assets = await client.fetch<{ url: string }[]>(query)
  for (const { url } of assets) {
    expect(url).toContain(`/${client.config().dataset}/`)
    expect((await fetch(url)).status).toBe(200)
  }
  return assets.map(({ url: _url, ...asset }) => asset)
}

test('the seed is unchanged after an export and an import, with its assets', async () => {
  const seeded = await seededClient()
  const assets = await assetsOf(seeded)
  expect(assets.length).toBeGreaterThan(0)
  for (const mode of ['stream', 'cursor'] as const) {
    const { outputPath, assetCount } = await exportFrom(seeded, mode)
    expect(assetCount).toBe(assets.length)
    const target = await importFrom(outputPath)
    expect(await contentOf(target)).toEqual(await contentOf(seeded))
    expect(await assetsOf(target)).toEqual(assets)
  }
})

test('exports a scheduled release with its versions, but not its schedule', async () => {
  const source = await clientWithToken()
  const releaseId = 'spring'
  await source.create({ _id: 'a', _type: 'port' })
  await source.releases.create({ releaseId, metadata: { title: 'Spring' } })
  await source.createVersion({ releaseId, publishedId: 'a', baseId: 'a' })
  const publishAt = new Date(Date.now() + 60 * 60 * 1000).toISOString()
  await source.releases.schedule({ releaseId, publishAt })
  const [exported] = await exportLines(source, '?types=system.release')
  expect(exported).toMatchObject({ _id: '_.releases.spring', state: 'active' })
  expect(exported).not.toHaveProperty('publishAt')

  const target = await importFrom((await exportFrom(source)).outputPath)
  const imported = await target.releases.get({ releaseId })
  expect(imported).toMatchObject({ state: 'active', metadata: { title: 'Spring' } })
  expect(await target.getDocument('versions.spring.a')).toBeDefined()
  await target.releases.publish({ releaseId })
  expect((await target.releases.get({ releaseId }))?.state).toBe('published')
})

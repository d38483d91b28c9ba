import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient, type SanityClient } from '@sanity/client'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLake } from '../../../sandbox/content-lake/start-lake.ts'
import { compileSchema } from '../../../schemas/validation/validate-documents.ts'
import { importSeed } from '../../../seed/import/import-seed.ts'
import { seedDocuments } from '../../../seed/seed-documents.ts'
import { useLake } from './helpers/lake.ts'

const lake = useLake()
const seedFolder = join(import.meta.dirname, '../../../seed')
let folder = ''
/** Of a dataset that holds the seed and a draft. */
let seeded: SanityClient

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-lake-export-'))
  seeded = await bearingClient()
  await importSeed({
    documents: seedDocuments,
    schema: compileSchema(),
    client: seeded,
    folder: seedFolder,
    overwrite: false,
  })
  await seeded.create({ _id: 'drafts.port-mumbai', _type: 'port', name: 'A draft' })
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

/** Both libraries insist on a token. */
async function bearingClient() {
  return (await lake.freshClient()).withConfig({ token: 'any', ignoreBrowserTokenWarning: true })
}

/**
 * What must be preserved: all but the revision, and the time of the change where the import patches a
 * document again, to make its references strong or to put an asset in.
 */
async function contentOf(client: SanityClient) {
  const documents = await client.fetch<Record<string, unknown>[]>(
    '*[!(_type match "sanity.*Asset")] | order(_id)',
    {},
    { perspective: 'raw' },
  )
  return documents.map(({ _rev, _updatedAt, ...content }) => {
    const isPatched = JSON.stringify(content).includes('"_ref"')
    return { content, changed: isPatched ? null : _updatedAt }
  })
}

async function assetsOf(client: SanityClient): Promise<{ url: string }[]> {
  return client.fetch('*[_type match "sanity.*Asset"]{_id, sha1hash, url, metadata} | order(_id)')
}

test.each(['stream', 'cursor'] as const)(
  'the seed is unchanged after an export (%s) and an import, with its assets',
  async (mode) => {
    const path = join(folder, `${mode}.tar.gz`)
    const exported = await exportDataset({
      client: seeded,
      dataset: seeded.config().dataset ?? '',
      outputPath: path,
      mode,
    })
    expect(exported.assetCount).toBeGreaterThan(0)
    expect(exported.assetCount).toBe((await assetsOf(seeded)).length)

    const target = await bearingClient()
    await sanityImport(createReadStream(path), { client: target, operation: 'create' })
    expect(await contentOf(target)).toEqual(await contentOf(seeded))
    const [before, after] = [await assetsOf(seeded), await assetsOf(target)]
    expect(after.map(({ url: _url, ...asset }) => asset)).toEqual(
      before.map(({ url: _url, ...asset }) => asset),
    )
    for (const { url } of after) {
      expect(url).toContain(`/${target.config().dataset}/`)
      expect((await fetch(url)).status).toBe(200)
    }
  },
)

test('a release goes with its versions, and is scheduled nowhere but where it was', async () => {
  const source = await bearingClient()
  await source.create({ _id: 'a', _type: 'port' })
  await source.releases.create({ releaseId: 'spring', metadata: { title: 'Spring' } })
  await source.createVersion({ releaseId: 'spring', publishedId: 'a', baseId: 'a' })
  const publishAt = new Date(Date.now() + 60 * 60 * 1000).toISOString()
  await source.releases.schedule({ releaseId: 'spring', publishAt })
  const path = join(folder, 'release.tar.gz')
  await exportDataset({
    client: source,
    dataset: source.config().dataset ?? '',
    outputPath: path,
  })
  const target = await bearingClient()
  await sanityImport(createReadStream(path), { client: target, operation: 'create' })
  expect(await target.releases.get({ releaseId: 'spring' })).toMatchObject({
    state: 'active',
    metadata: { title: 'Spring' },
  })
  await target.releases.publish({ releaseId: 'spring' })
  expect((await target.releases.get({ releaseId: 'spring' }))?.state).toBe('published')
})

const importProgram = join(import.meta.dirname, '../../../sandbox/content-lake/import.ts')

test(
  'content-lake-import puts an export into a fresh lake, in a dataset that it makes',
  { tags: ['nightly'] },
  async () => {
    const path = join(folder, 'export.tar.gz')
    const { dataset = '' } = seeded.config()
    await exportDataset({ client: seeded, dataset, outputPath: path })
    const fresh = await startLake({ datasets: [] })
    try {
      const env = { ...process.env, LAKE_PORT: String(fresh.port) }
      const run = (...args: string[]) =>
        promisify(execFile)(process.execPath, [importProgram, ...args], { env })
      const { stdout } = await run(path, 'restored')
      expect(stdout).toMatch(/^\d+ documents imported into restored\n$/)
      const target = createClient(fresh.clientConfig('restored'))
      expect(await contentOf(target)).toEqual(await contentOf(seeded))
      for (const { url } of await assetsOf(target)) expect((await fetch(url)).status).toBe(200)
      await expect(run(join(folder, 'none.tar.gz'))).rejects.toThrow('There is no file')
    } finally {
      await fresh.close()
    }
  },
)

#!/usr/bin/env node
/**
 * `content-lake-import FILE [DATASET]`: imports an export, `.tar.gz` or `.ndjson`, into the running lake at
 * `LAKE_PORT`. Documents that are there already are replaced.
 */
import { createReadStream, existsSync } from 'node:fs'
import { createClient } from '@sanity/client'
import { sanityImport } from '@sanity/import'

const [file, dataset = 'production'] = process.argv.slice(2)
const { LAKE_PORT: port = '3900' } = process.env

try {
  if (file === undefined) throw new Error('Say which file: content-lake-import backup.tar.gz')
  if (!existsSync(file)) throw new Error(`There is no file ${file}`)
  const client = createClient({
    projectId: 'localdev',
    dataset,
    apiVersion: '2025-02-19',
    apiHost: `http://localhost:${port}`,
    useProjectHostname: false,
    useCdn: false,
    // The importer requires a token; the lake accepts any.
    token: 'any',
  })
  const datasets = await client.datasets.list()
  if (!datasets.some(({ name }) => name === dataset)) await client.datasets.create(dataset)
  const { numDocs, warnings } = await sanityImport(createReadStream(file), {
    client,
    operation: 'createOrReplace',
  })
  for (const { message } of warnings) console.error(message)
  console.log(`${numDocs} documents imported into ${dataset}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

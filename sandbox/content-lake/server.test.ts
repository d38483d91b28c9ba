import { mkdtempDisposable, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@sanity/client'
import { expect, test, vi } from 'vitest'
import { startContentLake } from './server.ts'

test('reset deletes all data of an in-memory lake, and close leaves no files', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'start-lake-'))
  vi.stubEnv('TMPDIR', folder.path)
  const lake = await startContentLake({ datasets: ['production', 'staging'] })
  const client = createClient(lake.clientConfig)
  try {
    await client.create({ _id: 'a', _type: 'port' })
    await client.withConfig({ dataset: 'staging' }).create({ _id: 'b', _type: 'port' })
    await client.datasets.create('created-later')
    const { url } = await client.assets.upload('file', Buffer.from('text'), { filename: 'a.txt' })
    expect((await fetch(url)).status).toBe(200)
    await lake.reset()
    expect((await fetch(url)).status).toBe(404)
    expect((await client.datasets.list()).map(({ name }) => name)).toEqual([
      'production',
      'staging',
    ])
    expect(await client.fetch('*')).toEqual([])
    await client.create({ _id: 'a', _type: 'port' })
    await client.assets.upload('file', Buffer.from('text'), { filename: 'a.txt' })
    expect(await client.fetch('count(*)')).toBe(2)
  } finally {
    await lake.close()
  }
  expect(await readdir(folder.path)).toEqual([])
})

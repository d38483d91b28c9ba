import { temporaryFolder } from '../../tests/helpers/temporary.ts'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { keepEarlier } from './earlier-files.ts'
import { startNextSite } from './next-site.ts'

let outDir: string
let generations: string[][]
beforeEach(async () => {
  outDir = await temporaryFolder()
  generations = []
})

/** Builds a site with these scripts and returns the names of all scripts that it serves. */
async function build(...scripts: string[]): Promise<string[]> {
  const site = await startNextSite(outDir)
  for (const name of scripts) await site.put(`assets/${name}`, name)
  const current = scripts.map((name) => `assets/${name}`)
  generations = await keepEarlier(site, current, generations)
  await site.replaceCurrentSite()
  const names = await readdir(path.join(outDir, 'site/assets'))
  return names.filter((name) => name.endsWith('.js')).toSorted()
}

test('builds with the same scripts count as one build', async () => {
  await build('a.js')
  for (let count = 0; count < 20; count += 1) await build('b.js')
  expect(await build('b.js')).toEqual(['a.js', 'b.js'])
})

test('keeps files for ten builds after their last use', async () => {
  await build('old.js', 'shared.js')
  for (let count = 1; count <= 5; count += 1) await build(`${count}.js`, 'shared.js')
  for (let count = 6; count <= 15; count += 1) await build(`${count}.js`)
  const kept = await build('16.js')
  expect(kept).toContain('6.js')
  expect(kept).not.toContain('5.js')
  expect(kept).not.toContain('shared.js')
})

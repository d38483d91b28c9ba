import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startNextSite } from '../next-site.ts'
import { keepEarlierSummaries } from './earlier-summaries.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'summaries-'))
  await mkdir(path.join(folder, 'site/docs'), { recursive: true })
})
afterEach(async () => {
  await rm(folder, { recursive: true })
})

/** Puts a file of some age into the site in place. */
async function put(name: string, daysOld: number) {
  const file = path.join(folder, 'site/docs', name)
  await writeFile(file, name)
  const at = new Date(Date.UTC(2026, 10, 21) - daysOld * 86_400_000)
  await utimes(file, at, at)
}

const hash = (index: number) => index.toString(16).padStart(16, '0')

/** What the next site has taken over. */
async function kept() {
  const site = await startNextSite(folder)
  await keepEarlierSummaries(site)
  await site.put('index.html', 'a page')
  await site.takePlace()
  const docs = path.join(folder, 'site/docs')
  return existsSync(docs) ? (await readdir(docs)).toSorted() : []
}

test('an older page’s link goes on leading to its summary', async () => {
  await put(`${hash(1)}.pdf`, 1)
  expect(await kept()).toEqual([`${hash(1)}.pdf`])
  expect(await readFile(path.join(folder, `site/docs/${hash(1)}.pdf`), 'utf8')).toBe(
    `${hash(1)}.pdf`,
  )
})

test('files that are made anew are not taken over', async () => {
  await put('india-compliance-pack.pdf', 1)
  await put('sla-schedule.html', 1)
  expect(await kept()).toEqual([])
})

test('the newest ten are enough', async () => {
  for (let index = 0; index < 12; index += 1) await put(`${hash(index)}.pdf`, index)
  expect(await kept()).toEqual(Array.from({ length: 10 }, (_, index) => `${hash(index)}.pdf`))
})

test('before the first build there is nothing to keep', async () => {
  await rm(path.join(folder, 'site'), { recursive: true })
  expect(await kept()).toEqual([])
})

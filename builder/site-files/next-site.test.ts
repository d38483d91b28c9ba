import { temporaryFolder } from '../../tests/helpers/temporary.ts'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { type Changes, startNextSite } from './next-site.ts'

let outDir: string
beforeEach(async () => {
  outDir = await temporaryFolder()
})

const file = (name: string) => path.join(outDir, 'site', name)
const read = (name: string) => readFile(file(name), 'utf8')

/** Inode and modification time, by which a host recognises a new version of a file. */
async function identityOf(name: string) {
  const { ino, mtimeMs } = await stat(file(name))
  return [ino, mtimeMs]
}

async function build(files: Record<string, string>): Promise<Changes> {
  const site = await startNextSite(outDir)
  await Promise.all(Object.entries(files).map(([name, content]) => site.put(name, content)))
  return await site.replaceCurrentSite()
}

test('the first build writes every file, and compressed versions of pages', async () => {
  const changes = await build({ 'index.html': 'home', '/docs/pack.pdf': 'pack' })
  expect(changes).toEqual({ written: ['docs/pack.pdf', 'index.html'], removed: [] })
  expect(brotliDecompressSync(await readFile(file('index.html.br'))).toString()).toBe('home')
  expect(gunzipSync(await readFile(file('index.html.gz'))).toString()).toBe('home')
  expect(await readdir(file('docs'))).toEqual(['pack.pdf'])
})

test('an unchanged file keeps its modification time; a changed file is written', async () => {
  await build({ 'about.html': 'about', 'index.html': 'home' })
  const before = await Promise.all(['about.html', 'about.html.br'].map(identityOf))

  const changes = await build({ 'about.html': 'about', 'index.html': 'another home' })
  expect(changes).toEqual({ written: ['index.html'], removed: [] })
  expect(await Promise.all(['about.html', 'about.html.br'].map(identityOf))).toEqual(before)
  expect(await read('index.html')).toBe('another home')
  expect(gunzipSync(await readFile(file('index.html.gz'))).toString()).toBe('another home')
})

test('an unchanged site is not replaced', async () => {
  await build({ 'index.html': 'home' })
  const { ino } = await stat(file(''))
  expect(await build({ 'index.html': 'home' })).toEqual({ written: [], removed: [] })
  expect((await stat(file(''))).ino).toBe(ino)
  expect((await readdir(outDir)).filter((name) => name.endsWith('.next'))).toEqual([])
})

test('an interrupted build changes neither the site nor the next build', async () => {
  await build({ 'index.html': 'home', 'about.html': 'about' })
  const interrupted = await startNextSite(outDir)
  await interrupted.put('index.html', 'half of it')
  expect(await read('index.html')).toBe('home')

  await build({ 'about.html': 'about', 'index.html': 'home, again' })
  expect(await read('index.html')).toBe('home, again')
  expect((await readdir(file(''))).filter((name) => name.endsWith('.html'))).toEqual([
    'about.html',
    'index.html',
  ])
})

test('keep() hard-links a file of the current site', async () => {
  await build({ 'media/abc.webp': 'image' })
  const before = await identityOf('media/abc.webp')
  const site = await startNextSite(outDir)
  expect(await site.keep('media/abc.webp')).toBe(true)
  expect(await site.keep('media/unknown.webp')).toBe(false)
  await site.put('index.html', 'home')
  expect(await site.replaceCurrentSite()).toEqual({ written: ['index.html'], removed: [] })
  expect(await identityOf('media/abc.webp')).toEqual(before)
})

test('putBesideSite() changes its file only when the site is replaced', async () => {
  await build({ 'index.html': 'home' })
  const site = await startNextSite(outDir)
  await site.put('index.html', 'home')
  await site.putBesideSite('headers.json', 'new rules')
  expect(existsSync(path.join(outDir, 'headers.json'))).toBe(false)
  const { ino } = await stat(file(''))
  await site.replaceCurrentSite()
  expect(await readFile(path.join(outDir, 'headers.json'), 'utf8')).toBe('new rules')
  // The new inode tells a server to reload the site.
  expect((await stat(file(''))).ino).not.toBe(ino)
  expect((await readdir(outDir)).toSorted()).toEqual(['headers.json', 'site'])
})

test('the next build restores a site whose build was killed between two renames', async () => {
  await build({ 'index.html': 'home' })
  await rename(file(''), path.join(outDir, 'site.previous'))
  await startNextSite(outDir)
  expect(await read('index.html')).toBe('home')
})

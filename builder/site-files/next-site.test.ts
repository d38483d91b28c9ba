import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Changes, startNextSite } from './next-site.ts'

let outDir: string
beforeEach(async () => {
  outDir = await mkdtemp(path.join(os.tmpdir(), 'next-site-'))
})
afterEach(() => rm(outDir, { recursive: true }))

const file = (name: string) => path.join(outDir, 'site', name)
const read = (name: string) => readFile(file(name), 'utf8')

/** What a host tells one version of a file from another by. */
async function identityOf(name: string) {
  const { ino, mtimeMs } = await stat(file(name))
  return [ino, mtimeMs]
}

async function build(files: Record<string, string>): Promise<Changes> {
  const site = await startNextSite(outDir)
  await Promise.all(Object.entries(files).map(([name, content]) => site.put(name, content)))
  return await site.takePlace()
}

test('the first build writes every file, pages in their compressed forms too', async () => {
  const changes = await build({ 'index.html': 'home', '/docs/pack.pdf': 'pack' })
  expect(changes).toEqual({ written: ['docs/pack.pdf', 'index.html'], removed: [] })
  expect(brotliDecompressSync(await readFile(file('index.html.br'))).toString()).toBe('home')
  expect(gunzipSync(await readFile(file('index.html.gz'))).toString()).toBe('home')
  expect(await readdir(file('docs'))).toEqual(['pack.pdf'])
})

test('an unchanged file stays the same inode, a changed one is written', async () => {
  await build({ 'about.html': 'about', 'index.html': 'home' })
  const before = await Promise.all(['about.html', 'about.html.br'].map(identityOf))

  const changes = await build({ 'about.html': 'about', 'index.html': 'another home' })
  expect(changes).toEqual({ written: ['index.html'], removed: [] })
  expect(await Promise.all(['about.html', 'about.html.br'].map(identityOf))).toEqual(before)
  expect(await read('index.html')).toBe('another home')
  expect(gunzipSync(await readFile(file('index.html.gz'))).toString()).toBe('another home')
})

test('a file that is not added again is removed, with its compressed forms', async () => {
  await build({ 'index.html': 'home', 'ports/old.html': 'port' })
  const { removed } = await build({ 'index.html': 'home' })
  expect(removed).toEqual(['ports/old.html'])
  expect(existsSync(file('ports'))).toBe(false)
})

test('an unchanged site is not swapped', async () => {
  await build({ 'index.html': 'home' })
  const before = await identityOf('')
  expect(await build({ 'index.html': 'home' })).toEqual({ written: [], removed: [] })
  expect(await identityOf('')).toEqual(before)
  expect((await readdir(outDir)).filter((name) => name.endsWith('.next'))).toEqual([])
})

test('begins with a copy of the site in place, made of the site before', async () => {
  const files = { 'index.html': 'home', 'about.html': 'about', 'ports/a.html': 'a' }
  await build(files)
  await build({ ...files, 'index.html': 'another home', 'ports/b.html': 'b' })
  const copy = path.join(outDir, 'site.previous')
  for (const name of ['index.html', 'index.html.br', 'ports/b.html', 'about.html'])
    expect((await stat(path.join(copy, name))).ino).toBe((await stat(file(name))).ino)
  const { ino } = await stat(copy)

  const { 'ports/a.html': _, ...rest } = files
  const changes = await build({ ...rest, 'about.html': 'new', 'ports/b.html': 'b' })
  expect(changes).toEqual({ written: ['about.html', 'index.html'], removed: ['ports/a.html'] })
  expect((await stat(file(''))).ino).toBe(ino)
  expect(await read('index.html')).toBe('home')
  expect(await read('ports/b.html')).toBe('b')
  expect(await read('about.html')).toBe('new')
  expect(gunzipSync(await readFile(file('about.html.gz'))).toString()).toBe('new')
  expect(existsSync(file('ports/a.html'))).toBe(false)
  expect(existsSync(path.join(copy, 'ports/a.html'))).toBe(false)
})

test('a copy that is not the one that was recorded is not used', async () => {
  await build({ 'index.html': 'one', 'about.html': 'about' })
  await build({ 'index.html': 'two', 'about.html': 'about' })
  const previous = path.join(outDir, 'site.previous')
  await rename(previous, path.join(outDir, 'other'))
  await cp(path.join(outDir, 'other'), previous, { recursive: true })
  await writeFile(path.join(previous, 'about.html'), 'of another site')
  await build({ 'index.html': 'three', 'about.html': 'about' })
  expect(await read('about.html')).toBe('about')
})

test('a build that breaks off leaves the site unchanged, and nothing of it to the next build', async () => {
  await build({ 'index.html': 'home', 'about.html': 'about' })
  const broken = await startNextSite(outDir)
  await broken.put('index.html', 'half of it')
  expect(await read('index.html')).toBe('home')

  await build({ 'about.html': 'about', 'index.html': 'home, again' })
  expect(await read('index.html')).toBe('home, again')
  expect((await readdir(file(''))).filter((name) => name.endsWith('.html'))).toEqual([
    'about.html',
    'index.html',
  ])
})

test('a file without one of its compressed forms is written anew', async () => {
  await build({ 'index.html': 'home' })
  await rm(file('index.html.br'))
  expect((await build({ 'index.html': 'home' })).written).toEqual(['index.html'])
  expect(existsSync(file('index.html.br'))).toBe(true)
})

test('a file named by its content is kept without being read', async () => {
  await build({ 'media/abc.webp': 'image' })
  const before = await identityOf('media/abc.webp')
  const site = await startNextSite(outDir)
  expect(await site.keep('media/abc.webp')).toBe(true)
  expect(await site.keep('media/unknown.webp')).toBe(false)
  await site.put('index.html', 'home')
  expect(await site.takePlace()).toEqual({ written: ['index.html'], removed: [] })
  expect(await identityOf('media/abc.webp')).toEqual(before)
})

test('files beside the site are swapped together with it', async () => {
  await build({ 'index.html': 'home' })
  const site = await startNextSite(outDir)
  await site.put('index.html', 'home')
  await site.putBeside('headers.json', 'new rules')
  expect(existsSync(path.join(outDir, 'headers.json'))).toBe(false)
  const before = await identityOf('')
  await site.takePlace()
  expect(await readFile(path.join(outDir, 'headers.json'), 'utf8')).toBe('new rules')
  // A server tells by the folder that there is something to read anew.
  expect(await identityOf('')).not.toEqual(before)
})

test('the next build restores a site whose build was killed between two renames', async () => {
  await build({ 'index.html': 'home' })
  await rename(file(''), path.join(outDir, 'site.previous'))
  await startNextSite(outDir)
  expect(await read('index.html')).toBe('home')
})

test('files of the same content share an inode, across builds', async () => {
  async function buildCopies(content: string): Promise<Changes> {
    const site = await startNextSite(outDir)
    await site.put('preview.html', content)
    for (const name of ['preview/a.html', 'preview/b.html']) site.putSame(name, 'preview.html')
    return await site.takePlace()
  }
  const all = ['preview.html', 'preview/a.html', 'preview/b.html']
  expect((await buildCopies('one')).written).toEqual(all)
  expect((await buildCopies('one')).written).toEqual([])
  expect((await buildCopies('another')).written).toEqual(all)
  expect(await read('preview/b.html')).toBe('another')
  expect(gunzipSync(await readFile(file('preview/b.html.gz'))).toString()).toBe('another')
})

test('compresses at the best quality up to a limit, and the rest quickly', async () => {
  const text = Array.from({ length: 1500 }, (_, index) => `<p>Line ${index * 7}</p>`).join('')
  const site = await startNextSite(outDir, text.length)
  await site.put('first.html', text)
  await site.put('second.html', text)
  await site.takePlace()
  const sizeOf = async (name: string) => (await stat(file(name))).size
  expect(await sizeOf('first.html.br')).toBeLessThan(await sizeOf('second.html.br'))
})

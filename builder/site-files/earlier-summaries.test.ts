import { temporaryFolder } from '../../tests/helpers/temporary.ts'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSummaries, SUMMARIES_FILE, summaryAddress } from './earlier-files.ts'
import { startNextSite } from './next-site.ts'

const LIVE = 'https://site.test'
const [first, second] = [Buffer.from('%PDF first'), Buffer.from('%PDF second')]
const OTHER = '/docs/0123456789abcdef.pdf'

let outDir: string
let live: Record<string, string | Buffer>
beforeEach(async () => {
  outDir = await temporaryFolder()
  live = {}
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.stubGlobal('fetch', (url: string) => {
    const file = live[url.slice(LIVE.length)]
    const body = typeof file === 'string' ? file : file && new Uint8Array(file)
    return Promise.resolve(new Response(body, { status: file === undefined ? 404 : 200 }))
  })
})

afterEach(() => void vi.unstubAllGlobals())

/** Builds with this summary. @returns the list of summaries; the site has a file for each */
async function build(summary: Buffer): Promise<string[]> {
  const site = await startNextSite(outDir)
  const address = summaryAddress(summary)
  await site.put(address, summary)
  await keepSummaries(site, address, LIVE)
  await site.takePlace()
  const file = (name: string) => path.join(outDir, 'site', name)
  const list: string[] = JSON.parse(await readFile(file(SUMMARIES_FILE), 'utf8'))
  for (const name of list) expect(summaryAddress(await readFile(file(name)))).toBe(name)
  return list
}

test('keeps the summaries of earlier builds, the newest first', async () => {
  await build(first)
  const both = [summaryAddress(second), summaryAddress(first)]
  expect(await build(second)).toEqual(both)
  expect(await build(second)).toEqual(both)
})

test('a build in an empty folder downloads summaries from the live site, except any whose content does not match its name', async () => {
  live = {
    [`/${SUMMARIES_FILE}`]: JSON.stringify([
      OTHER,
      '/docs/fedcba9876543210.pdf',
      summaryAddress(first),
    ]),
    [OTHER]: 'other bytes',
    [summaryAddress(first)]: first,
  }
  expect(await build(second)).toEqual([summaryAddress(second), summaryAddress(first)])
})

test.each([
  ['has no list', {}],
  ['has a list of other things', { [`/${SUMMARIES_FILE}`]: '["/../secret"]' }],
  ['answers with a page', { [`/${SUMMARIES_FILE}`]: '<!doctype html>' }],
])('builds where the live site %s', async (_, files) => {
  live = files
  expect(await build(first)).toEqual([summaryAddress(first)])
  expect(console.log).toHaveBeenCalledOnce()
})

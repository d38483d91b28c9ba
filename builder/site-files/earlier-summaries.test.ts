import { serve, temporaryFolder } from '../../tests/helpers/temporary.ts'
import { createServer } from 'node:http'
import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { recoverSummaries, SUMMARIES_FILE, summaryAddress } from './earlier-files.ts'
import { filesIn } from '../build-folder.ts'
import { startNextSite } from './next-site.ts'

const good = Buffer.from('%PDF good')
const address = summaryAddress(good)
const OTHER = '/docs/0123456789abcdef.pdf'

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))

/** A live site with these files. */
async function liveSite(files: Record<string, string | Buffer>): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const file = files[url]
    response.writeHead(file === undefined ? 404 : 200).end(file)
  })
  return await serve(server)
}

/** @returns the list that was read, and the files of the site then */
async function recovered(siteUrl: string) {
  const outDir = await temporaryFolder()
  const site = await startNextSite(outDir)
  const list = await recoverSummaries(site, siteUrl)
  await site.takePlace()
  return { list, files: filesIn(path.join(outDir, 'site')) }
}

test('the summaries of the live site are in the next one', async () => {
  const list = [[address]]
  const siteUrl = await liveSite({ [`/${SUMMARIES_FILE}`]: JSON.stringify(list), [address]: good })
  expect(await recovered(siteUrl)).toEqual({ list, files: [address.slice(1)] })
})

test('a summary whose content is not that of its name is left out, or that is gone', async () => {
  const list = [[OTHER], ['/docs/fedcba9876543210.pdf'], [address]]
  const siteUrl = await liveSite({
    [`/${SUMMARIES_FILE}`]: JSON.stringify(list),
    [OTHER]: 'other bytes',
    [address]: good,
  })
  expect((await recovered(siteUrl)).files).toEqual([address.slice(1)])
})

test.each([
  ['has no list', {}],
  ['has a list of other things', { [`/${SUMMARIES_FILE}`]: '[["/../secret"]]' }],
  ['answers with a page', { [`/${SUMMARIES_FILE}`]: '<!doctype html>' }],
])('nothing is lost where the live site %s', async (_, files) => {
  expect(await recovered(await liveSite(files))).toEqual({ list: [], files: [] })
  expect(console.log).toHaveBeenCalledOnce()
})

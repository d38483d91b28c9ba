import { temporaryFolder } from '../../tests/helpers/temporary.ts'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Configuration } from '../../src/configuration/configuration.ts'
import { startNextSite } from '../site-files/next-site.ts'
import type { BuildNotice } from '../report/notices.ts'
import { type PageBuild, putPages } from './put-pages.ts'

const configuration: Configuration = {
  sanity: { projectId: 'p', dataset: 'd', apiHost: null },
  emailManager: { url: 'https://mail.test', businessId: 'b' },
  siteUrl: 'https://site.test',
  firebase: null,
}

let outDir: string
beforeEach(async () => {
  outDir = await temporaryFolder()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const ASSET = 'assets/a-1.js'

/** Named like the coastline file of a port's chart (`chartlet-land.ts`). */
const CHARTLET_LAND = 'media/shore-18.9333--72.8500.svg'

/** Builds a page for each path in `headings`. A page with the heading "broken" does not render. */
async function build(headings: Record<string, string>, style = 'a', media: readonly string[] = []) {
  const site = await startNextSite(outDir)
  for (const name of media) await site.put(name, '<svg/>')
  await site.put(ASSET, 'script')
  const paths = Object.keys(headings)
  const notices: BuildNotice[] = []
  const renderer: PageBuild['renderer'] = {
    buildClient: { fetch: () => Promise.reject(new Error('not expected')) },
    configuration,
    readAnswer: async (page) => ({
      asOf: new Date().toISOString(),
      page: { heading: headings[page] },
    }),
    renderPage: async (page, answer) => {
      const heading = headings[page] ?? ''
      if (heading === 'broken') throw new Error('does not render')
      return {
        path: page,
        folder: 'any',
        isMissing: false,
        head: { title: heading, description: null },
        markup: `<h1>${heading}</h1><script src="/${ASSET}"></script><use href="/${CHARTLET_LAND}#land"/>`,
        metadata: null,
        bootNotices: '',
        snapshotHash: '',
        snapshot: JSON.stringify({ answer, media: [], pdfs: {} }),
        missingImages: [],
      }
    },
  }
  const template = `<style>${style}{}</style><!--head--><div id="root"><!--page--><!--data-->`
  const put = await putPages(paths, {
    site,
    renderer,
    runQuery: () => Promise.reject(new Error('not expected')),
    templates: new Map([['any', template]]),
    notices,
  })
  return { ...put, notices, changes: await site.replaceCurrentSite() }
}

const read = (name: string) => readFile(path.join(outDir, 'site', name), 'utf8')

test('writes only pages whose content has changed', async () => {
  await build({ '/': 'Home', '/about': 'About' })
  const { changes } = await build({ '/': 'Home', '/about': 'Another' })
  expect(changes.written).toEqual(['about.html', 'content/about.json'])
  expect(await read('about.html')).toContain('<h1>Another</h1>')
  expect(await read('index.html')).toContain('<h1>Home</h1>')
})

test('keeps a page that fails to render, with its snapshot, styles and files', async () => {
  await build({ '/': 'Home', '/about': 'About' }, 'a', [CHARTLET_LAND])
  const snapshot = await read('content/about.json')
  const { paths, keptHashes, notices } = await build({ '/': 'New', '/about': 'broken' }, 'b')
  expect(paths).toEqual(['/', '/about'])
  expect(keptHashes.styles).toHaveLength(1)
  expect(await read('index.html')).toContain('<h1>New</h1>')
  expect(await read('about.html')).toContain('<h1>About</h1>')
  expect(await read('content/about.json')).toBe(snapshot)
  expect(await read(CHARTLET_LAND)).toBe('<svg/>')
  expect(notices).toEqual([
    expect.objectContaining({ artefact: '/about', document: 'About', field: null }),
  ])
})

test('leaves out a new page that fails to render', async () => {
  const { paths, notices } = await build({ '/': 'Home', '/about': 'broken' })
  expect(paths).toEqual(['/'])
  expect(notices[0]?.problem).toContain('it is not on the site')
})

test('does not keep a page whose snapshot is missing', async () => {
  await build({ '/': 'Home', '/about': 'About' })
  await rm(path.join(outDir, 'site/content/about.json'))
  const { paths, changes } = await build({ '/': 'Home', '/about': 'broken' })
  expect(paths).toEqual(['/'])
  expect(changes.removed).toContain('about.html')
})

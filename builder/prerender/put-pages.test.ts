import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Configuration } from '../../src/configuration/configuration.ts'
import { startNextSite } from '../site-files/next-site.ts'
import type { BuildNotice } from '../report/notices.ts'
import { type Pages, putPages } from './put-pages.ts'

const configuration: Configuration = {
  sanity: { projectId: 'p', dataset: 'd', apiHost: null },
  emailManager: { url: 'https://mail.test', businessId: 'b' },
  siteUrl: 'https://site.test',
  firebase: null,
}

let outDir: string
let rendered: string[]
/** How many answers were asked for at once. */
let batches: number[]
beforeEach(async () => {
  outDir = await mkdtemp(path.join(os.tmpdir(), 'pages-'))
  rendered = []
  batches = []
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(outDir, { recursive: true })
})

const ASSET = 'assets/a-1.js'

/** As a port has it, at whose position no other build makes one. */
const LAND = 'media/shore-18.9333--72.8500.svg'

/** Builds pages that show the heading of their answers; one that reads "broken" does not render. */
async function build(
  headings: Record<string, string>,
  isCurrent = true,
  untouched: Pages['untouched'] = new Map(),
  media: readonly string[] = [],
) {
  const site = await startNextSite(outDir)
  for (const name of media) await site.put(name, '<svg/>')
  await site.put(ASSET, 'script')
  const paths = Object.keys(headings)
  const notices: BuildNotice[] = []
  const renderer: Pages['renderer'] = {
    configuration,
    async readAnswers(batch) {
      batches.push(batch.length)
      const asOf = new Date().toISOString()
      return batch.map((page) => ({ asOf, page: { heading: headings[page] } }))
    },
    renderPage: async (page, answer) => {
      rendered.push(page)
      const heading = headings[page] ?? ''
      if (heading === 'broken') throw new Error('does not render')
      return {
        path: page,
        folder: 'any',
        isMissing: false,
        head: { title: heading, description: null },
        markup: `<h1>${heading}</h1><script src="/${ASSET}"></script><use href="/${LAND}#land"/>`,
        listed: null,
        notices: '',
        snapshotHash: '',
        snapshot: JSON.stringify({ answer, media: [], pdfs: {} }),
        media: [],
        missingImages: [],
      }
    },
  }
  const template = `<style>${isCurrent ? 'a' : 'b'}{}</style><!--head--><div id="root"><!--page--><!--state-->`
  const put = await putPages(paths, {
    site,
    renderer,
    templates: new Map([['any', template]]),
    isCurrent: () => isCurrent,
    untouched,
    recorded: {},
    notices,
  })
  await site.takePlace()
  return { ...put, notices }
}

const read = (name: string) => readFile(path.join(outDir, 'site', name), 'utf8')

test('a page with the same answer is not rendered again', async () => {
  await build({ '/': 'Home', '/about': 'About' })
  rendered = []
  await build({ '/': 'Home', '/about': 'Another' })
  expect(rendered).toEqual(['/about'])
  expect(await read('about.html')).toContain('<h1>Another</h1>')
  expect(await read('index.html')).toContain('<h1>Home</h1>')
})

test('code that has changed renders every page', async () => {
  await build({ '/': 'Home', '/about': 'About' })
  rendered = []
  await build({ '/': 'Home', '/about': 'About' }, false)
  expect(rendered.toSorted()).toEqual(['/', '/about'])
})

test('a page that fails to render is kept, with its snapshot, styles and files', async () => {
  await build({ '/': 'Home', '/about': 'About' }, true, new Map(), [LAND])
  const snapshot = await read('content/about.json')
  const { paths, stale, inline, notices } = await build({ '/': 'New', '/about': 'broken' }, false)
  expect(paths).toEqual(['/', '/about'])
  expect(stale).toEqual(['/about'])
  expect(inline.styles).toHaveLength(1)
  expect(await read('index.html')).toContain('<h1>New</h1>')
  expect(await read('about.html')).toContain('<h1>About</h1>')
  expect(await read('content/about.json')).toBe(snapshot)
  expect(await read(LAND)).toBe('<svg/>')
  expect(notices).toEqual([
    expect.objectContaining({ artefact: '/about', document: 'About', field: null }),
  ])
})

test('a new page that fails to render is left out, of the sitemap too', async () => {
  const { paths, notices } = await build({ '/': 'Home', '/about': 'broken' })
  expect(paths).toEqual(['/'])
  expect(notices[0]?.problem).toContain('goes without it')
})

test('a damaged snapshot only causes its page to be rendered again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await build({ '/': 'Home' })
  await writeFile(path.join(outDir, 'site/content/index.json'), '{"asOf":')
  rendered = []
  await build({ '/': 'Home' })
  expect(rendered).toEqual(['/'])
})

test('a page that can not have changed is kept without being asked for', async () => {
  await build({ '/': 'Home', '/ports/a': 'A', '/ports/b': 'B' })
  rendered = []
  batches = []
  const untouched = new Map([
    ['/ports/a', []],
    ['/ports/new', []],
  ])
  const { paths } = await build(
    { '/': 'Home', '/ports/a': 'not asked for', '/ports/b': 'C', '/ports/new': 'New' },
    true,
    untouched,
  )
  expect(batches).toEqual([3])
  expect(rendered.toSorted()).toEqual(['/ports/b', '/ports/new'])
  expect(paths).toEqual(['/', '/ports/a', '/ports/b', '/ports/new'])
  expect(await read('ports/a.html')).toContain('<h1>A</h1>')
})

test('answers are read in batches', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 120 }, (_, index) => [`/ports/${index}`, `Port ${index}`]),
  )
  const { paths } = await build(many)
  expect(paths).toHaveLength(120)
  expect(batches).toEqual([50, 50, 20])
  expect(rendered.toSorted()).toEqual(Object.keys(many).toSorted())
})

/**
 * Measures how long a first-time visitor on a slow phone waits for a page (docs/speed.md), compared with a copy
 * of the page without scripts. Each run measures both, in alternating order, and compares the two, so that a busy
 * machine slows both alike.
 */
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { type Figure, quantile } from './figures.ts'
import { portOf } from '../helpers/hostile-requests.ts'
import { createSiteServer } from '../../builder/serve-site/site-server.ts'
import { measureView, type PageMetrics, type View } from './measure-view.ts'
import { launchPhone } from './phone.ts'

const brotli = promisify(brotliCompress)

const PAGES = [
  '/',
  '/ports/mumbai',
  '/port-call-compliance',
  '/fleet-retainer',
  '/docs/sla-schedule',
]

/** Measurements of each page and of its copy without scripts. */
const RUNS = 15

/** Index in `RUNS` sorted values: the true median is between it and the same index from the end (at 96 %). */
const FIRST_LIKELY = 3

/**
 * @param siteUrl where the built site is served
 * @param outDir the output folder of the site's build
 * @param wanted paths of `PAGES` to measure; if empty, all
 */
export async function* measureFirstViews(
  siteUrl: string,
  outDir: string,
  wanted: readonly string[],
): AsyncGenerator<Figure> {
  const pages = PAGES.filter((each) => wanted.length === 0 || wanted.includes(each))
  const folder = await mkdtemp(path.join(tmpdir(), 'first-view-'))
  await writePagesWithoutScripts(outDir, pages, folder)
  const plainServer = createSiteServer(folder).listen(0, 'localhost')
  await once(plainServer, 'listening')
  await using phone = await launchPhone()
  try {
    const plainUrl = `http://localhost:${portOf(plainServer)}`
    for (const page of pages) {
      const { site, plain } = await measureInTurn(
        async () => await measureView(phone.browser, siteUrl + page, true),
        async () => await measureView(phone.browser, plainUrl + page, false),
      )
      yield* figuresOf(page, site, plain)
    }
  } finally {
    plainServer.closeAllConnections()
    plainServer.close()
    await rm(folder, { recursive: true })
  }
}

async function measureInTurn(viewSite: () => Promise<View>, viewPlain: () => Promise<View>) {
  const site: View[] = []
  const plain: View[] = []
  const measureSite = async () => void site.push(await viewSite())
  for (let run = 0; run < RUNS; run += 1) {
    if (run % 2 === 0) await measureSite()
    plain.push(await viewPlain())
    if (run % 2 === 1) await measureSite()
  }
  return { site, plain }
}

function figuresOf(page: string, site: View[], plain: View[]): Figure[] {
  const median = (views: View[], metric: keyof PageMetrics) =>
    quantile(
      views.map((view) => view[metric]),
      0.5,
    )
  const paints = (views: View[]) => Math.round(median(views, 'largestPaint'))
  const ratios = site.map((view, run) => view.largestPaint / (plain[run]?.largestPaint ?? NaN))
  return [
    {
      name: `${page}: largest paint, compared with no scripts`,
      value: quantile(ratios, 0.5),
      unit: 'times',
      most: 1.05,
      note: `${likelyMedians(ratios)}; ${paints(site)} and ${paints(plain)} ms`,
    },
    {
      name: `${page}: total blocking time`,
      value: median(site, 'blocked'),
      unit: 'ms',
      most: 100,
      note: `without scripts ${Math.round(median(plain, 'blocked'))} ms`,
    },
    {
      name: `${page}: layout shift`,
      value: median(site, 'shift'),
      unit: 'score',
      most: 0.01,
    },
    bytesFigure(page, site),
    {
      name: `${page}: all scripts`,
      value: (site[0]?.scripts ?? 0) / 1024,
      unit: 'KB',
      most: 110,
    },
  ]
}

/** The two values between which the true median lies with a probability of 96 %. */
function likelyMedians(ratios: readonly number[]): string {
  const sorted = ratios.toSorted((a, b) => a - b)
  const at = (index: number) => sorted.at(index)?.toFixed(2)
  return `${at(FIRST_LIKELY)} to ${at(-1 - FIRST_LIKELY)}`
}

/** Bytes before the `load` event, without images, with each kind in the note. */
function bytesFigure(page: string, [view]: View[]): Figure {
  const bytes = view?.bytes ?? {}
  const { image = 0, ...counted } = bytes
  const inKilobytes = (count: number) => (count / 1000).toFixed(1)
  return {
    name: `${page}: bytes before load, without images`,
    value: Object.values(counted).reduce((total, count) => total + count, 0) / 1000,
    unit: 'KB',
    most: page === '/' ? 75 : 60,
    note: Object.entries({ ...counted, image })
      .map(([kind, count]) => `${kind} ${inKilobytes(count)}`)
      .join(', '),
  }
}

/**
 * Copies a built site to `target` and removes scripts and their data from some pages. These show how soon the same
 * text, styles and fonts can appear at best. `createSiteServer` can serve the copy.
 *
 * @param outDir the output folder of the site's build
 * @param pages paths of pages, like /ports/mumbai
 */
async function writePagesWithoutScripts(
  outDir: string,
  pages: readonly string[],
  target: string,
): Promise<void> {
  await cp(path.join(outDir, 'site'), path.join(target, 'site'), { recursive: true })
  await cp(path.join(outDir, 'headers.json'), path.join(target, 'headers.json'))
  await cp(path.join(outDir, 'redirects.json'), path.join(target, 'redirects.json'))
  for (const page of pages) {
    const name = page === '/' ? 'index.html' : `${page}.html`
    const html = await readFile(path.join(outDir, 'site', name), 'utf8')
    const file = path.join(target, 'site', name)
    const plain = withoutScripts(html)
    await writeFile(file, plain)
    await writeFile(`${file}.br`, await brotli(plain))
  }
}

function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
}

/**
 * Measures how long a first-time visitor on a slow phone waits for a page (docs/speed.md), compared with a copy
 * of the page without scripts. Each run measures page and copy, in alternating order, and computes their ratio, so that
 * a busy machine slows both alike.
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

/** How often each page and its copy are measured. */
const RUNS = 15

/**
 * The median's 96 % confidence interval begins at this index of `RUNS` sorted values. It ends at the same index,
 * counted from the end.
 */
const INTERVAL_BOUND = 3

/**
 * @param siteUrl where the built site is served
 * @param outDir the output folder of the site's build
 * @param selectedPages the pages of `PAGES` to measure; all if empty
 */
export async function* measureFirstViews(
  siteUrl: string,
  outDir: string,
  selectedPages: readonly string[],
): AsyncGenerator<Figure> {
  const pages = PAGES.filter((each) => selectedPages.length === 0 || selectedPages.includes(each))
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
      name: `${page}: largest paint, relative to the copy`,
      value: quantile(ratios, 0.5),
      unit: 'times',
      max: 1.05,
      note: `${medianInterval(ratios)}; ${paints(site)} and ${paints(plain)} ms`,
    },
    {
      name: `${page}: total blocking time`,
      value: median(site, 'totalBlockingTime'),
      unit: 'ms',
      max: 100,
      note: `without scripts ${Math.round(median(plain, 'totalBlockingTime'))} ms`,
    },
    {
      name: `${page}: layout shift`,
      value: median(site, 'layoutShift'),
      unit: 'score',
      max: 0.01,
    },
    bytesFigure(page, site),
    {
      name: `${page}: all scripts`,
      value: (site[0]?.scriptBytes ?? 0) / 1024,
      unit: 'KiB',
      max: 110,
    },
  ]
}

/** The 96 % confidence interval of the median. */
function medianInterval(ratios: readonly number[]): string {
  const sorted = ratios.toSorted((a, b) => a - b)
  const valueAt = (index: number) => sorted.at(index)?.toFixed(2)
  return `${valueAt(INTERVAL_BOUND)} to ${valueAt(-1 - INTERVAL_BOUND)}`
}

/** Bytes loaded before the `load` event, without images; the note has the bytes of each resource type. */
function bytesFigure(page: string, [view]: View[]): Figure {
  const bytes = view?.bytesByType ?? {}
  const { image = 0, ...counted } = bytes
  const inKilobytes = (count: number) => (count / 1000).toFixed(1)
  return {
    name: `${page}: bytes before load, without images`,
    value: Object.values(counted).reduce((total, count) => total + count, 0) / 1000,
    unit: 'KB',
    max: page === '/' ? 75 : 60,
    note: Object.entries({ ...counted, image })
      .map(([type, count]) => `${type} ${inKilobytes(count)}`)
      .join(', '),
  }
}

/**
 * Copies a built site to `target` and removes `<script>` elements and module preloads from some pages. Without scripts,
 * these pages show how soon their text, styles and fonts can appear at best. `createSiteServer` can serve the copy.
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

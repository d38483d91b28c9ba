/** The PDFs of the printable documents: printed when their content or their design has changed. */
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { DocumentName, PdfAddresses } from '../../src/sections/download/pdf-link.ts'
import { summaryAddress } from '../site-files/earlier-summaries.ts'
import { sha256 } from '../sha256.ts'
import type { NextSite } from '../site-files/next-site.ts'
import { logReason } from '../report/notices.ts'
import { outDir } from '../paths.ts'
import type { PrintedDocument } from '../prerender/render.tsx'
import { NoChromiumError } from './find-chromium.ts'
import { printFontFaces } from './print-fonts.ts'
import { languageOf, printHtml, readLand } from './print-html.ts'
import type { ToPrint } from './print-document.ts'
import type { Printer } from './printer.ts'

const cache = path.join(outDir, 'pdf')

/** What documents are printed with, and its hash: when that changes, all of them are printed again. */
export type PrintSource = {
  template: string
  language: string
  fontFaces: string
  land: string
  hash: string
}

/** A document, and the file of the cache that its PDF is in. */
type Job = { document: PrintedDocument; file: string }

/**
 * @param template of the pages, for its styles and its language
 * @throws when it names no language
 */
export async function readPrintSource(template: string): Promise<PrintSource> {
  const fontFaces = await printFontFaces()
  const land = await readLand()
  return {
    template,
    language: languageOf(template),
    fontFaces,
    land,
    hash: sha256((await ownCode()) + template + fontFaces + land),
  }
}

/**
 * Puts the PDFs into the site.
 *
 * @param onFailure called for each PDF that can't be printed
 * @returns the address of each of the others
 */
export async function makePdfs(
  documents: readonly PrintedDocument[],
  source: PrintSource,
  site: NextSite,
  onFailure: (name: DocumentName, error: unknown) => void,
): Promise<PdfAddresses> {
  await mkdir(cache, { recursive: true })
  const jobs = documents.map((document) => ({
    document,
    file: `${document.name}-${sha256(source.hash + JSON.stringify(document))}.pdf`,
  }))
  const printed = await printMissing(jobs, source, onFailure)
  const addresses = printed.map(async ({ document, file }) => {
    const pdf = await readFile(path.join(cache, file))
    const address = document.address ?? summaryAddress(pdf)
    await site.put(address, pdf)
    return [document.name, address]
  })
  return Object.fromEntries(await Promise.all(addresses))
}

/**
 * Prints the documents that are not cached, and evicts their earlier PDFs.
 *
 * @returns the jobs whose PDFs are cached then
 */
async function printMissing(
  jobs: readonly Job[],
  source: PrintSource,
  onFailure: (name: DocumentName, error: unknown) => void,
): Promise<Job[]> {
  const cached = new Set(await Array.fromAsync(glob('*.pdf', { cwd: cache })))
  const missing = jobs.filter(({ file }) => !cached.has(file))
  const failures = new Map<Job, unknown>()
  const printed = new Set<Job>()
  let printer: Printer | null = null
  // Each twice: a document of any length is printed, so what fails is a busy machine or a browser that has crashed.
  for (const job of missing.flatMap((each) => [each, each])) {
    const failure = failures.get(job)
    if (printed.has(job) || failure instanceof NoChromiumError) continue
    if (failure !== undefined)
      logReason(`${job.document.title} is printed again, in a fresh browser`, failure)
    try {
      // Loaded here since it takes half a second, and few publications change a document.
      const { startPrinter } = await import('./printer.ts')
      const { printDocument } = await import('./print-document.ts')
      printer ??= await startPrinter()
      await writeFile(
        path.join(cache, job.file),
        await printDocument(printer, toPrint(job, source)),
      )
      printed.add(job)
      failures.delete(job)
    } catch (error) {
      failures.set(job, error)
      await printer?.[Symbol.asyncDispose]()
      printer = null
    }
  }
  for (const [{ document }, error] of failures) onFailure(document.name, error)
  await printer?.[Symbol.asyncDispose]()
  for (const { document, file } of jobs)
    for (const name of cached)
      if (name.startsWith(`${document.name}-`) && name !== file) await rm(path.join(cache, name))
  return jobs.filter((job) => !failures.has(job))
}

function toPrint({ document }: Job, { template, language, fontFaces, land }: PrintSource): ToPrint {
  return {
    document,
    printout: { url: document.url, html: printHtml(template, fontFaces, land, document) },
    language,
  }
}

/** The source of the code that prints: part of the cache key, since a change of it may change the PDFs. */
async function ownCode(): Promise<string> {
  const names = await Array.fromAsync(glob('*.ts', { cwd: import.meta.dirname }))
  const files = names.toSorted().map((name) => readFile(path.join(import.meta.dirname, name)))
  return (await Promise.all(files)).join('')
}

/** Puts the PDFs of the printable documents into the site: one that fails does not affect the others. */
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { editedRoutes } from '../../src/routes.ts'
import type { DocumentName, Pdf, PdfAddresses } from '../../src/sections/download/pdf-link.ts'
import type { AnswerTo, PrintedDocument } from '../prerender/render-documents.tsx'
import type * as Renderer from '../prerender/render.tsx'
import { logReason, type BuildNotice } from '../report/notices.ts'
import { hash } from 'node:crypto'
import { summaryAddress } from '../site-files/earlier-files.ts'
import type { NextSite } from '../site-files/next-site.ts'
import { NoChromiumError } from './find-chromium.ts'
import type { Printer } from './print.ts'
import { printableHtml, type PrintSource, readPrintSource } from './printable-html.ts'

type Documents = {
  site: NextSite
  /** Folder of the PDFs that were printed before. */
  cache: string
  renderer: Pick<typeof Renderer, 'documentNames' | 'pdfs' | 'renderDocument'>
  answerTo: AnswerTo
  /** Of the pages. */
  template: string
  /** Addresses of the PDFs of the site in place. */
  present: PdfAddresses
  notices: BuildNotice[]
}

/** A document, and the file of the cache that its PDF is in, named by what it is printed from. */
type Job = { document: PrintedDocument; file: string }

/** A document takes as many sheets as it needs: when one that renders is not printed, the machine is the cause. */
type Failure = { error: unknown; cause: 'content' | 'machine' }

/**
 * Prints the documents whose content or design has changed. For a PDF that can't be made the last good one is
 * kept; without one it is left out, and links lead to the printable page.
 *
 * @returns the addresses of the PDFs that the site has
 * @throws NoChromiumError when this machine has none and there are no earlier PDFs to keep
 */
export async function putPdfs(documents: Documents): Promise<PdfAddresses> {
  const { site, cache, renderer, answerTo, template } = documents
  const source = await readPrintSource(template)
  const shared = hash('sha256', JSON.stringify([await ownCode(), source]))
  const failures = new Map<DocumentName, Failure>()
  const jobs = new Map<DocumentName, Job>()
  for (const name of renderer.documentNames)
    try {
      const document = await renderer.renderDocument(name, answerTo)
      const key = hash('sha256', shared + JSON.stringify(document))
      jobs.set(name, { document, file: `${name}-${key}.pdf` })
    } catch (error) {
      failures.set(name, { error, cause: 'content' })
    }
  for (const [name, error] of await printMissing([...jobs.values()], source, cache))
    failures.set(name, { error, cause: 'machine' })

  const addresses: PdfAddresses = {}
  for (const name of renderer.documentNames) {
    const failure = failures.get(name)
    const job = jobs.get(name)
    const address = failure
      ? await keepPdf(name, failure, documents)
      : job && (await putPdf(job, site, cache))
    if (address !== null && address !== undefined) addresses[name] = address
  }
  return addresses
}

async function putPdf({ document, file }: Job, site: NextSite, cache: string): Promise<string> {
  const { picture } = document
  if (picture !== null) await site.put(picture, await readFile(path.join(cache, pictureOf(file))))
  const pdf = await readFile(path.join(cache, file))
  const address = document.address ?? summaryAddress(pdf)
  await site.put(address, pdf)
  return address
}

/**
 * Prints the documents that are not cached, and evicts their earlier PDFs.
 *
 * @returns the error of each document that could not be printed
 */
async function printMissing(
  jobs: readonly Job[],
  source: PrintSource,
  cache: string,
): Promise<Map<DocumentName, unknown>> {
  await mkdir(cache, { recursive: true })
  const cached = new Set(await Array.fromAsync(glob('*.{pdf,webp}', { cwd: cache })))
  const failures = new Map<DocumentName, unknown>()
  const missing = jobs.filter(({ file }) => !cached.has(file))
  if (missing.length > 0) {
    // Loaded here since it takes half a second, and few publications change a document.
    const { printDocument, startPrinter } = await import('./print.ts')
    const { language } = source
    let printer: Printer | null = null
    for (const { document, file } of missing) {
      const printout = { url: document.url, html: printableHtml(source, document) }
      // Twice: a document of any length is printed, so a failure is a busy machine or a crashed browser.
      for (const isLast of [false, true])
        try {
          printer ??= await startPrinter()
          const pdf = await printDocument(printer, { document, printout, language })
          if (document.picture !== null)
            await writeFile(path.join(cache, pictureOf(file)), await printer.picture(printout))
          // Last: a PDF in the cache has its picture.
          await writeFile(path.join(cache, file), pdf)
          break
        } catch (error) {
          await printer?.[Symbol.asyncDispose]()
          printer = null
          if (isLast || error instanceof NoChromiumError) {
            failures.set(document.name, error)
            break
          }
          logReason(`${document.title} is printed again, in a fresh browser`, error)
        }
    }
    await printer?.[Symbol.asyncDispose]()
  }
  for (const { document, file } of jobs)
    for (const name of cached)
      if (name.startsWith(`${document.name}-`) && name !== file && name !== pictureOf(file))
        await rm(path.join(cache, name))
  return failures
}

/** Name of the file of the cache with the picture of a PDF's first sheet. */
function pictureOf(pdf: string): string {
  return pdf.replace(/\.pdf$/, '.webp')
}

/** The source of the code that prints: part of the cache key, since a change of it may change the PDFs. */
async function ownCode(): Promise<string> {
  const names = await Array.fromAsync(glob('*.ts', { cwd: import.meta.dirname }))
  const files = names.toSorted().map((name) => readFile(path.join(import.meta.dirname, name)))
  return (await Promise.all(files)).join('')
}

async function keepPdf(
  name: DocumentName,
  { error, cause }: Failure,
  { site, renderer, present, notices }: Documents,
): Promise<string | null> {
  const address = present[name]
  const isKept = address !== undefined && (await site.keep(address))
  if (error instanceof NoChromiumError && !isKept) throw error

  const { page, file, picture }: Pdf = renderer.pdfs[name]
  if (picture !== undefined) await site.keep(picture)
  logReason(`The PDF ${file} can't be made`, error)
  const isOfMachine = cause === 'machine'
  const reason = isOfMachine ? 'on the machine that builds the site' : 'from what is published'
  notices.push({
    artefact: address ?? `/docs/${file}`,
    document: isOfMachine
      ? null
      : (editedRoutes.find((route) => route.path === page)?.title ?? page),
    field: null,
    problem: `The PDF can’t be made ${reason}, so ${isKept ? 'the last good one stays' : 'its links lead to the page'}.`,
    remedy: remedyFor(error, cause),
  })
  return isKept ? address : null
}

function remedyFor(error: unknown, cause: Failure['cause']): string {
  if (error instanceof NoChromiumError)
    return 'Install Chromium on the machine that builds the site (README), and build again.'
  return cause === 'machine'
    ? 'Tell whoever maintains the site: the log of the build says why, and the next build tries again.'
    : 'Undo the last change to the document and publish, and tell whoever maintains the site.'
}

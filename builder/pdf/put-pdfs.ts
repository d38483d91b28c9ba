/** Puts the PDFs of the printable documents into the site. If a PDF can't be made, the others still are. */
import { existsSync } from 'node:fs'
import { glob, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { DocumentName, Pdf, PdfAddresses } from '../../src/sections/download/pdf-link.ts'
import type { RunQuery, PrintableDocument } from '../prerender/render-documents.tsx'
import type * as Renderer from '../prerender/render.tsx'
import { type BuildNotice, logReason, pageTitle } from '../report/notices.ts'
import { hash } from 'node:crypto'
import type { NextSite } from '../site-files/next-site.ts'
import { NoChromiumError } from './find-chromium.ts'
import { printableHtml, printFontFaces, type PrintSource } from './printable-html.ts'

type PdfBuild = {
  site: NextSite
  /** Folder with the PDFs of earlier builds. */
  cache: string
  renderer: Pick<typeof Renderer, 'documentNames' | 'pdfs' | 'renderDocument'>
  runQuery: RunQuery
  /** Template of the pages. */
  template: string
  /** Addresses of the current site's PDFs. */
  current: PdfAddresses
  notices: BuildNotice[]
}

/** Why a PDF can't be made. Any content that renders can be printed, so if printing fails, the machine is the cause. */
type FailureCause = 'content' | 'machine'

/**
 * Prints the documents whose content or design has changed. If a document can't be printed, its last good PDF is kept;
 * if there is none, links lead to the printable page.
 *
 * @returns the addresses of the site's PDFs
 * @throws NoChromiumError when this machine has no Chromium and a document has no earlier PDF to keep
 */
export async function putPdfs(build: PdfBuild): Promise<PdfAddresses> {
  const { cache, renderer, runQuery, template } = build
  const source = { template, fontFaces: await printFontFaces() }
  const sharedHash = hash('sha256', JSON.stringify([await readSourceCode(), source]))
  await mkdir(cache, { recursive: true })
  const addresses: PdfAddresses = {}
  for (const name of renderer.documentNames) {
    let cause: FailureCause = 'content'
    let address: string | null
    try {
      const document = await renderer.renderDocument(name, runQuery)
      cause = 'machine'
      const file = path.join(
        cache,
        `${name}-${hash('sha256', sharedHash + JSON.stringify(document))}.pdf`,
      )
      if (!existsSync(file)) await print(document, source, file)
      await removeEarlier(cache, `${name}-`, file)
      address = await putPdf(document, file, build.site)
    } catch (error) {
      address = await keepPdf(name, { error, cause }, build)
    }
    if (address !== null) addresses[name] = address
  }
  return addresses
}

async function putPdf(document: PrintableDocument, file: string, site: NextSite): Promise<string> {
  const { picture } = document
  if (picture !== null) await site.put(picture, await readFile(pictureFile(file)))
  const pdf = await readFile(file)
  const address = document.address ?? `/docs/${hash('sha256', pdf).slice(0, 16)}.pdf`
  await site.put(address, pdf)
  return address
}

/** Prints a PDF and its picture into files. @throws when there is no Chromium, or when two attempts have failed */
async function print(
  document: PrintableDocument,
  source: PrintSource,
  file: string,
): Promise<void> {
  try {
    await printOnce(document, source, file)
  } catch (error) {
    if (error instanceof NoChromiumError) throw error
    // A document of any length can be printed, so the likely cause is a busy machine or a crashed browser.
    logReason(`${document.title} is printed again, in a fresh browser`, error)
    await printOnce(document, source, file)
  }
}

async function printOnce(
  document: PrintableDocument,
  source: PrintSource,
  file: string,
): Promise<void> {
  // Imported here because it takes half a second, and few publications change a printable document.
  const { printDocument, startPrinter } = await import('./print.ts')
  const printout = { url: document.url, html: printableHtml(source, document) }
  await using printer = await startPrinter()
  const pdf = await printDocument(printer, document, printout)
  if (document.picture !== null) await writeFile(pictureFile(file), await printer.picture(printout))
  // Written last, so that every PDF in the cache has its picture.
  await writeFile(file, pdf)
}

/** Removes earlier PDFs and pictures of a document from the cache. */
async function removeEarlier(cache: string, prefix: string, file: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const cached = path.join(cache, name)
    if (name.startsWith(prefix) && cached !== file && cached !== pictureFile(file)) await rm(cached)
  }
}

/** The file in the cache with the picture of a PDF's first sheet. */
function pictureFile(pdf: string): string {
  return pdf.replace(/\.pdf$/, '.webp')
}

/** Source of the code that prints. It is part of the cache key, because a change of the code can change the PDFs. */
async function readSourceCode(): Promise<string> {
  const names = await Array.fromAsync(glob('*.ts', { cwd: import.meta.dirname }))
  const files = names.toSorted().map((name) => readFile(path.join(import.meta.dirname, name)))
  return (await Promise.all(files)).join('')
}

/** Adds a notice and keeps the document's last good PDF. Returns the address of this PDF; null if there is none. */
async function keepPdf(
  name: DocumentName,
  { error, cause }: { error: unknown; cause: FailureCause },
  { site, renderer, current, notices }: PdfBuild,
): Promise<string | null> {
  const address = current[name]
  const isKept = address !== undefined && (await site.keep(address))
  if (error instanceof NoChromiumError && !isKept) throw error

  const { page, file, picture }: Pdf = renderer.pdfs[name]
  if (picture !== undefined) await site.keep(picture)
  logReason(`The PDF ${file} can't be made`, error)
  const isMachineFault = cause === 'machine'
  const reason = isMachineFault ? 'on the machine that builds the site' : 'from what is published'
  notices.push({
    artefact: address ?? `/docs/${file}`,
    document: isMachineFault ? null : pageTitle(page),
    field: null,
    problem: `The PDF can’t be made ${reason}, so ${isKept ? 'the site keeps the last good PDF' : `links to it lead to the page ${page}`}.`,
    remedy: remedyFor(error, cause),
  })
  return isKept ? address : null
}

function remedyFor(error: unknown, cause: FailureCause): string {
  if (error instanceof NoChromiumError)
    return 'Install Chromium on the machine that builds the site (README), and build again.'
  return cause === 'machine'
    ? 'Tell whoever maintains the site: the log of the build says why, and the next build tries again.'
    : 'Undo the last change to the document and publish, and tell whoever maintains the site.'
}

/** Puts the PDFs into the site, each independently: one that fails does not affect the others. */
import { contentText } from '../prerender/same-content.ts'
import type { DocumentName, PdfAddresses } from '../../src/sections/download/pdf-link.ts'
import { editedRoutes } from '../../src/routes.ts'
import { culpritOf } from '../prerender/culprit.ts'
import { sha256 } from '../sha256.ts'
import type { NextSite } from '../site-files/next-site.ts'
import { logReason, type BuildNotice } from '../report/notices.ts'
import { snapshotInPlace } from '../prerender/page-files.ts'
import type { Renderer } from '../prerender/renderer.ts'
import type { PrintedDocument } from '../prerender/render.tsx'
import { NoChromiumError } from './find-chromium.ts'
import { makePdfs, readPrintSource } from './make-pdfs.ts'

type Documents = {
  site: NextSite
  renderer: Pick<Renderer, 'documentAnswer' | 'documentNames' | 'pdfs' | 'renderDocument'>
  /** Of the pages. */
  template: string
  /** Hash of the code that renders documents. */
  code: string
  /** Those of the site in place. */
  present: Pdfs
  notices: BuildNotice[]
}

/** The PDFs of a site, by the document's name. */
export type Pdfs = {
  addresses: PdfAddresses
  /** Hash of the code and of the lake's answer that each was made of; none of one that could not be made. */
  madeOf: Partial<Record<DocumentName, string>>
}

/**
 * A document of which code and answer are as before is not rendered: that takes a third of a publication's time.
 *
 * For a PDF that can't be made the last good one is kept. Without one it is left out, and links lead to
 * the printable page.
 *
 * @returns the PDFs that the site has
 * @throws NoChromiumError when this machine has none and there are no earlier PDFs to keep
 */
export async function putPdfs(documents: Documents): Promise<Pdfs> {
  const { site, renderer, template, code, present } = documents
  const source = await readPrintSource(template)
  const kept = new Map<DocumentName, string>()
  const madeOf = new Map<DocumentName, string>()
  const rendered: PrintedDocument[] = []
  const failed = new Map<DocumentName, unknown>()
  const render = async (name: DocumentName) => {
    const answer = contentText(await renderer.documentAnswer(name))
    const hash = sha256([code, source.hash, answer].join('\n'))
    madeOf.set(name, hash)
    const address = present.madeOf[name] === hash ? present.addresses[name] : undefined
    if (address !== undefined && (await site.keep(address))) kept.set(name, address)
    else rendered.push(await renderer.renderDocument(name))
  }
  const fail = (name: DocumentName, error: unknown) => failed.set(name, error)
  await Promise.all(
    renderer.documentNames.map((name) => render(name).catch((error) => fail(name, error))),
  )
  const made = rendered.length === 0 ? {} : await makePdfs(rendered, source, site, fail)
  for (const [name, error] of failed) {
    madeOf.delete(name)
    const address = await keepPdf(name, error, documents)
    if (address !== null) kept.set(name, address)
  }
  return {
    addresses: inOrder(renderer.documentNames, (name) => made[name] ?? kept.get(name)),
    madeOf: inOrder(renderer.documentNames, (name) => madeOf.get(name)),
  }
}

/** In the same order however documents were made, for pages hold the text of it. */
function inOrder(
  names: readonly DocumentName[],
  valueOf: (name: DocumentName) => string | undefined,
): Partial<Record<DocumentName, string>> {
  const entries = names.map((name) => [name, valueOf(name)])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

async function keepPdf(
  name: DocumentName,
  error: unknown,
  { site, renderer, present, notices }: Documents,
): Promise<string | null> {
  const address = present.addresses[name]
  const isKept = address !== undefined && (await site.keep(address))
  if (error instanceof NoChromiumError && !isKept) throw error

  const { page, file } = renderer.pdfs[name]
  logReason(`The PDF ${file} can't be made`, error)
  const owner = editedRoutes.find(({ path }) => path === page)?.title ?? page
  const hasChromium = !(error instanceof NoChromiumError)
  const place = hasChromium
    ? culpritOf(
        await renderer.documentAnswer(name),
        (await snapshotInPlace(site, page)).answer,
        owner,
      )
    : null
  notices.push({
    artefact: address ?? `/docs/${file}`,
    document: place?.document ?? owner,
    field: place?.field ?? null,
    problem: isKept
      ? 'The PDF can’t be made of what is published, so the last good one stays.'
      : 'The PDF can’t be made of what is published, so its links lead to the page.',
    remedy: hasChromium
      ? 'Shorten the text or undo the last change to it, and publish.'
      : 'Install Chromium on the machine that builds the site (README), and build again.',
  })
  return isKept ? address : null
}

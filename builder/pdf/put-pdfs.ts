/** Puts the PDFs into the site, each independently: one that fails does not affect the others. */
import { contentText } from '../prerender/same-content.ts'
import type { DocumentName, PdfAddresses } from '../../src/sections/download/pdf-link.ts'
import { editedRoutes } from '../../src/routes.ts'
import { sha256 } from '../sha256.ts'
import type { NextSite } from '../site-files/next-site.ts'
import { logReason, type BuildNotice } from '../report/notices.ts'
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
  const failed = new Map<DocumentName, Failure>()
  const render = async (name: DocumentName) => {
    const answer = contentText(await renderer.documentAnswer(name))
    const hash = sha256([code, source.hash, answer].join('\n'))
    madeOf.set(name, hash)
    const address = present.madeOf[name] === hash ? present.addresses[name] : undefined
    if (address !== undefined && (await site.keep(address))) kept.set(name, address)
    else rendered.push(await renderer.renderDocument(name))
  }
  const fail = (cause: Failure['cause']) => (name: DocumentName, error: unknown) =>
    failed.set(name, { error, cause })
  await Promise.all(
    renderer.documentNames.map((name) =>
      render(name).catch((error) => fail('content')(name, error)),
    ),
  )
  const made = rendered.length === 0 ? {} : await makePdfs(rendered, source, site, fail('machine'))
  for (const [name, failure] of failed) {
    madeOf.delete(name)
    const address = await keepPdf(name, failure, documents)
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

/** A document takes as many sheets as it needs, so one that was rendered and is not printed is no fault of its content. */
type Failure = { error: unknown; cause: 'content' | 'machine' }

async function keepPdf(
  name: DocumentName,
  { error, cause }: Failure,
  { site, renderer, present, notices }: Documents,
): Promise<string | null> {
  const address = present.addresses[name]
  const isKept = address !== undefined && (await site.keep(address))
  if (error instanceof NoChromiumError && !isKept) throw error

  const { page, file } = renderer.pdfs[name]
  logReason(`The PDF ${file} can't be made`, error)
  const isOfMachine = cause === 'machine'
  const reason = isOfMachine ? 'on the machine that builds the site' : 'of what is published'
  notices.push({
    artefact: address ?? `/docs/${file}`,
    document: isOfMachine ? null : (editedRoutes.find(({ path }) => path === page)?.title ?? page),
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

/** Puts the PDFs into the site, each independently: one that fails does not affect the others. */
import type { DocumentName, PdfAddresses } from '../../src/sections/download/pdf-link.ts'
import { editedRoutes } from '../../src/routes.ts'
import { culpritOf } from '../prerender/culprit.ts'
import type { NextSite } from '../site-files/next-site.ts'
import { logReason, type BuildNotice } from '../report/notices.ts'
import { snapshotInPlace } from '../prerender/page-files.ts'
import type { Renderer } from '../prerender/renderer.ts'
import type { PrintedDocument } from '../prerender/render.tsx'
import { NoChromiumError } from './find-chromium.ts'
import { makePdfs } from './make-pdfs.ts'

type Documents = {
  site: NextSite
  renderer: Pick<Renderer, 'documentAnswer' | 'documentNames' | 'pdfs' | 'renderDocument'>
  /** Of the pages. */
  template: string
  /** Addresses of the PDFs of the site in place. */
  present: Readonly<Record<string, string>>
  notices: BuildNotice[]
}

/**
 * For a PDF that can't be made the last good one is kept. Without one it is left out, and links lead to
 * the printable page.
 *
 * @returns the address of each PDF that the site has
 * @throws NoChromiumError when this machine has none and there are no earlier PDFs to keep
 */
export async function putPdfs(documents: Documents): Promise<PdfAddresses> {
  const { site, renderer, template } = documents
  const failed = new Map<DocumentName, unknown>()
  const attempts = await Promise.all(
    renderer.documentNames.map(async (name): Promise<PrintedDocument[]> => {
      try {
        return [await renderer.renderDocument(name)]
      } catch (error) {
        failed.set(name, error)
        return []
      }
    }),
  )
  const rendered = attempts.flat()
  const made =
    rendered.length === 0
      ? {}
      : await makePdfs(rendered, template, site, (name, error) => failed.set(name, error))
  const kept: PdfAddresses = {}
  for (const [name, error] of failed) {
    const address = await keepPdf(name, error, documents)
    if (address !== null) kept[name] = address
  }
  return { ...made, ...kept }
}

async function keepPdf(
  name: DocumentName,
  error: unknown,
  { site, renderer, present, notices }: Documents,
): Promise<string | null> {
  const address = present[name]
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

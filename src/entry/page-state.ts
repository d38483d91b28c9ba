/**
 * The content a page was prerendered from, carried in its HTML as JSON in a data block, so that the
 * browser hydrates what it sees and a strict CSP needs no inline script.
 */
import type { PageContent } from '../content/page-query.ts'
import type { PdfAddresses } from '../sections/download/pdf-link.ts'

export type PageState = { content: PageContent; media: string[]; pdfs: PdfAddresses }

const STATE_ID = 'page-state'

/** The data block; `<` is escaped so that no content can end it (HTML, "Restrictions for contents of script elements"). */
export function pageStateElement(state: PageState): string {
  const json = JSON.stringify(state).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="${STATE_ID}">${json}</script>`
}

/** Reads the data block of the document, if it has been prerendered. */
export function readPageState(document: Document): PageState | null {
  const json = document.getElementById(STATE_ID)?.textContent
  return json ? JSON.parse(json) : null
}

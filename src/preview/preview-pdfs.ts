/** Writes and reads the addresses of the PDFs that the build has made, as JSON in the preview's HTML. */
import type { PdfAddresses } from '../sections/download/pdf-link.ts'

const ELEMENT_ID = 'pdfs'

export function previewPdfsElement(pdfs: PdfAddresses): string {
  const json = JSON.stringify(pdfs).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`
}

/** Empty in development, where links lead to the documents' pages. */
export function readPreviewPdfs(document: Document): PdfAddresses {
  const json = document.getElementById(ELEMENT_ID)?.textContent
  return json ? JSON.parse(json) : {}
}

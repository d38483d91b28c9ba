import './download.css'
import { type DocumentName, type Pdf, pdfAddresses, pdfs } from './pdf-link.ts'

/** A picture of a document's first sheet, made by the build (`builder/pdf`) together with its PDF. Decoration. */
export function FirstSheet({ document, ...props }: { document: DocumentName; loading?: 'lazy' }) {
  const { picture }: Pdf = pdfs[document]
  if (picture === undefined || pdfAddresses()[document] === undefined) return null
  return <img className="first-sheet" src={picture} width="794" height="1123" alt="" {...props} />
}

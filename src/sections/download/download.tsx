import type { ReactNode } from 'react'
import { configuration } from '../../configuration/configuration.ts'
import { type DocumentName, pdfLink, pdfs, type Pdf, pdfAddresses } from './pdf-link.ts'
import { ButtonAnchor, ButtonLink, ButtonRow } from '../../ui/button.tsx'
import './download.css'

/** Buttons to download a document as a PDF and to read it on its page, beside a picture where there is room. */
export function DownloadActions({
  document,
  label,
  readLabel,
  picture = null,
}: {
  document: DocumentName
  label: string
  readLabel: string
  picture?: ReactNode
}) {
  return (
    <div className="download">
      {picture}
      <ButtonRow>
        <ButtonAnchor {...pdfLink(document)} icon="file-download">
          {label}
        </ButtonAnchor>
        <ButtonLink
          to={pdfs[document].page}
          variant="quiet"
          data-printed-address={configuration.siteUrl + pdfs[document].page}
        >
          {readLabel}
        </ButtonLink>
      </ButtonRow>
    </div>
  )
}

/** A picture of a document's first sheet. The build (`builder/pdf`) makes it together with the PDF. */
export function FirstSheet({ document }: { document: DocumentName }) {
  const { picture }: Pdf = pdfs[document]
  if (picture === undefined || pdfAddresses()[document] === undefined) return null
  return (
    <img className="first-sheet" src={picture} width="794" height="1123" alt="" loading="lazy" />
  )
}

import type { ReactNode } from 'react'
import './printable.css'
import type { FrameContent } from '../../../content/frame.ts'
import { Button, ButtonAnchor, ButtonLink, ButtonRow } from '../../../ui/button.tsx'
import { type DocumentName, pdfLink } from '../../../sections/download/pdf-link.ts'

/** The page of a document: buttons to print and download it, and its sheets, the only part that is printed. */
export function Printable({
  document,
  labels,
  children,
}: {
  document: DocumentName
  labels: FrameContent['settings']['buttons']
  children: ReactNode
}) {
  return (
    <div className="printable">
      <div className="printable__bar container">
        <ButtonRow>
          <span className="printable__print">
            {/* Acted upon by src/entry/boot/clicks.ts. */}
            <Button icon="printer" data-do="print">
              {labels.print}
            </Button>
          </span>
          <ButtonAnchor {...pdfLink(document)} variant="quiet" icon="file-download">
            {labels.downloadPdf}
          </ButtonAnchor>
          <ButtonLink to="/port-call-compliance" variant="quiet" icon="file-certificate">
            {labels.letter}
          </ButtonLink>
        </ButtonRow>
      </div>
      <article className="printable__sheets container">{children}</article>
    </div>
  )
}

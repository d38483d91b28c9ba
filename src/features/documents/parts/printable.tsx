import type { ReactNode } from 'react'
import './printable.css'
import { Button, ButtonAnchor, ButtonRow } from '../../../ui/button.tsx'
import { type DocumentName, pdfLink } from '../../../sections/download/pdf-link.ts'

/** The page of a document: buttons to print and download it, and its sheets, the only part that is printed. */
export function Printable({ document, children }: { document: DocumentName; children: ReactNode }) {
  return (
    <div className="printable">
      <div className="printable__bar container">
        <ButtonRow>
          <span className="printable__print">
            {/* Acted upon by src/entry/boot/clicks.ts. */}
            <Button icon="printer" data-do="print">
              Print
            </Button>
          </span>
          <ButtonAnchor {...pdfLink(document)} variant="quiet" icon="file-download">
            Download PDF
          </ButtonAnchor>
        </ButtonRow>
      </div>
      <article className="printable__sheets container">{children}</article>
    </div>
  )
}

import type { Block } from '../../content/blocks.ts'
import { type DocumentName, pdfLink, pdfs } from './pdf-link.ts'
import { ButtonAnchor, ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import './download.css'
import { Sheets } from './sheets.tsx'

/** A document to download as a PDF or to read on its page. */
export function Download({
  block: { heading, intro },
  document,
  label,
  readLabel,
  tone,
}: {
  block: Block
  document: DocumentName
  /** Says on the button what is downloaded. */
  label: string
  /** On the link to its page. */
  readLabel: string
  tone?: 'white' | 'paper'
}) {
  return (
    <Section heading={heading} intro={intro} {...(tone && { tone })} split>
      <div className="download">
        <Sheets />
        <ButtonRow>
          <ButtonAnchor {...pdfLink(document)} icon="file-download">
            {label}
          </ButtonAnchor>
          <ButtonLink to={pdfs[document].page} variant="quiet">
            {readLabel}
          </ButtonLink>
        </ButtonRow>
      </div>
    </Section>
  )
}

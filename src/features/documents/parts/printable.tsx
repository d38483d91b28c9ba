import type { ComponentProps, ReactNode } from 'react'
import './printable.css'
import type { FrameContent } from '../../../content/frame.ts'
import { partId } from './document-part.tsx'
import { Button, ButtonAnchor, ButtonLink, ButtonRow } from '../../../ui/button.tsx'
import type { SiteHref } from '../../../routes.ts'
import { type DocumentName, pdfLink } from '../../../sections/download/pdf-link.ts'

const NEXT = {
  letter: '/port-call-compliance',
  quote: '/fleet-retainer#quote',
} as const satisfies Record<string, SiteHref>

/**
 * The page of a document: buttons to download and print it, the next step, and its sheets, the only part that is printed.
 */
export function Printable({
  document,
  labels,
  next,
  parts,
  children,
}: {
  document: DocumentName
  labels: FrameContent['settings']['buttons']
  next: keyof typeof NEXT
  parts: ComponentProps<typeof Contents>['headings']
  children: ReactNode
}) {
  return (
    <div className="printable">
      <div className="printable__bar container">
        <ButtonRow>
          <ButtonAnchor {...pdfLink(document)} icon="file-download">
            {labels.downloadPdf}
          </ButtonAnchor>
          <span className="printable__print">
            {/* Acted upon by src/entry/boot/clicks.ts. */}
            <Button variant="quiet" icon="printer" data-do="print">
              {labels.print}
            </Button>
          </span>
          <ButtonLink to={NEXT[next]} variant="quiet">
            {labels[next]}
          </ButtonLink>
        </ButtonRow>
        <Contents headings={parts} />
      </div>
      <article className="printable__sheets stack-24 container">{children}</article>
      <p className="printable__next container">
        <ButtonLink to={NEXT[next]}>{labels[next]}</ButtonLink>
      </p>
    </div>
  )
}

/**
 * The parts of a document as links, in its margin where that has room.
 *
 * @param headings in their order, by any key; null of a part that is left out
 */
function Contents({ headings }: { headings: Readonly<Record<string, string | null>> }) {
  const shown = Object.entries(headings).flatMap(([part, heading]) =>
    heading === null ? [] : [{ part, heading }],
  )
  if (shown.length === 0) return null
  return (
    <nav className="contents" aria-label="Parts of this document">
      <ol className="plain-list">
        {shown.map(({ part, heading }) => (
          <li key={part}>
            <a className="contents__link" href={`#${partId(heading)}`}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

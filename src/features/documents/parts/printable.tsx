import type { ComponentType } from 'react'
import './printable.css'
import type { PageContent, PageQuery } from '../../../content/page-query.ts'
import { partId } from './document-part.tsx'
import { Button, ButtonAnchor, ButtonLink, ButtonRow } from '../../../ui/button.tsx'
import type { SiteHref } from '../../../routes.ts'
import { type DocumentName, pdfLink } from '../../../sections/download/pdf-link.ts'

const NEXT = {
  letter: '/port-call-compliance',
  quote: '/fleet-retainer#quote',
} as const satisfies Record<string, SiteHref>

/** The page of a document: buttons to download and print it, the next step, and its sheets, all that is printed. */
export function printablePage<Content extends PrintableContent>({
  query,
  document,
  next,
  parts,
  Sheets,
}: {
  query: (params: Record<string, string>) => PageQuery<Content>
  document: DocumentName
  /** Where the document leads on to. */
  next: keyof typeof NEXT
  /** Headings of its parts, by any key in their order; null of a part that is left out. */
  parts: (content: Content) => Readonly<Record<string, string | null>>
  Sheets: ComponentType<{ content: Content }>
}) {
  return {
    query,
    head: ({ document: { seoTitle, seoDescription } }: Content) => ({
      title: seoTitle,
      description: seoDescription,
    }),
    Component: ({ content }: { content: Content }) => {
      const labels = content.frame.settings.buttons
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
            <Contents headings={parts(content)} />
          </div>
          <article className="printable__sheets stack-24 container">
            <Sheets content={content} />
          </article>
          <p className="printable__next container">
            <ButtonLink to={NEXT[next]}>{labels[next]}</ButtonLink>
          </p>
        </div>
      )
    },
  }
}

type PrintableContent = PageContent & {
  document: { seoTitle: string | null; seoDescription: string | null }
}

/** The parts of a document as links, in its margin where that has room. */
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

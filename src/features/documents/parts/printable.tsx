import type { ComponentType } from 'react'
import './printable.css'
import type { PageContent, PageQuery } from '../../../content/page-query.ts'
import { Button, ButtonAnchor, ButtonLink, ButtonRow } from '../../../ui/button.tsx'
import type { SiteHref } from '../../../routes.ts'
import { type DocumentName, pdfLink } from '../../../sections/download/pdf-link.ts'

const NEXT_STEPS = {
  letter: '/port-call-compliance',
  quote: '/fleet-retainer#quote',
} as const satisfies Record<string, SiteHref>

/**
 * Makes the page of a document: buttons to download and print it, its sheets, and a link to the next step. Only the
 * sheets are printed.
 */
export function printablePage<Content extends PrintableContent>({
  query,
  document,
  nextStep,
  Sheets,
}: {
  query: (params: Record<string, string>) => PageQuery<Content>
  document: DocumentName
  /** What the visitor can request next. */
  nextStep: keyof typeof NEXT_STEPS
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
                {/* Handled by the boot script (src/entry/boot/clicks.ts). */}
                <Button variant="quiet" icon="printer" data-do="print">
                  {labels.print}
                </Button>
              </span>
              <ButtonLink to={NEXT_STEPS[nextStep]} variant="quiet">
                {labels[nextStep]}
              </ButtonLink>
            </ButtonRow>
          </div>
          <article className="printable__sheets stack-24 container">
            <Sheets content={content} />
          </article>
          <p className="printable__next container">
            <ButtonLink to={NEXT_STEPS[nextStep]}>{labels[nextStep]}</ButtonLink>
          </p>
        </div>
      )
    },
  }
}

type PrintableContent = PageContent & {
  document: { seoTitle: string | null; seoDescription: string | null }
}

import type { FrameContent } from '../content/frame.ts'
import { pdfLink } from '../sections/download/pdf-link.ts'

/** The two PDFs that every page leads to (specification section 2). */
export function FooterDownloads({ labels }: { labels: FrameContent['settings']['footer'] }) {
  return (
    <ul className="footer__downloads plain-list">
      <li>
        <a {...pdfLink('complianceSummary')} className="footer__link">
          {labels.complianceSummary}
        </a>
      </li>
      <li>
        <a {...pdfLink('financialSecurityEvidence')} className="footer__link">
          {labels.evidencePack}
        </a>
      </li>
    </ul>
  )
}

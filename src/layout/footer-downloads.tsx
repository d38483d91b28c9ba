import { pdfLink } from '../sections/download/pdf-link.ts'

/** The two PDFs that every page leads to (specification section 2). */
export function FooterDownloads() {
  return (
    <ul className="footer__downloads plain-list">
      <li>
        <a {...pdfLink('complianceSummary')} className="footer__link">
          DGS compliance summary (PDF)
        </a>
      </li>
      <li>
        <a {...pdfLink('financialSecurityEvidence')} className="footer__link">
          Financial security evidence pack (PDF)
        </a>
      </li>
    </ul>
  )
}

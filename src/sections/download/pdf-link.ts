/** Links to the PDFs of the printable documents (specification section 7, "Static downloads"). */
import { type DownloadEvent, eventOnClick } from '../../analytics.ts'
import { pathOfPage } from '../../routes.ts'

export type Pdf = {
  /** Path of the document's page. For the datasheet, which has no page: the page with most of its content. */
  page: string
  /** File name when saved, and in the URL. Exception: the URL of the compliance summary is `/docs/<hash>.pdf`. */
  file: string
  event?: DownloadEvent
  /** Opens in a new tab instead of being saved. */
  opensInNewTab?: boolean
  /** Path of a preview image. */
  picture?: string
}

export const pdfs = {
  complianceSummary: {
    page: pathOfPage('compliance-summary'),
    file: 'dgs-msn05-2025-compliance-summary.pdf',
    event: 'compliance_summary_download',
  },
  compliancePack: {
    page: pathOfPage('compliance-pack'),
    file: 'india-compliance-pack.pdf',
    event: 'compliance_pack_download',
    picture: '/docs/india-compliance-pack.webp',
  },
  slaSchedule: {
    page: pathOfPage('sla-schedule'),
    file: 'fleet-retainer-sla-schedule.pdf',
    event: 'sla_pdf_download',
    opensInNewTab: true,
  },
  financialSecurityEvidence: {
    page: pathOfPage('financial-security-evidence'),
    file: 'financial-security-evidence-pack.pdf',
    event: 'financial_security_evidence_download',
  },
  fleetDatasheet: {
    page: pathOfPage('sla-schedule'),
    file: 'fleet-retainer-datasheet.pdf',
  },
} as const satisfies Record<string, Pdf>

export type DocumentName = keyof typeof pdfs

/** Address of each PDF that the build has made. */
export type PdfAddresses = Partial<Record<DocumentName, string>>

let addresses: PdfAddresses = {}

/** Registers the PDFs that were built. Until then, and in development, links lead to the documents' pages. */
export function registerPdfs(built: PdfAddresses) {
  addresses = built
}

export function pdfAddresses(): PdfAddresses {
  return addresses
}

type PdfLink = {
  href: string
  target?: '_blank'
  rel?: string
  download?: string
  'data-event'?: DownloadEvent
  'data-event-label'?: string
}

export function pdfLink(name: DocumentName): PdfLink {
  const { page, file, event, opensInNewTab = false }: Pdf = pdfs[name]
  const href = addresses[name]
  if (href === undefined) return { href: page }
  return {
    href,
    ...(opensInNewTab ? { target: '_blank', rel: 'noopener' } : { download: file }),
    ...(event && eventOnClick(event, file)),
  }
}

/** Analytics events, sent when there is something to take them (specification section 7). */

import { emailLinkPaths } from './routes.ts'

/** Each tells of a lead that the service has accepted. */
export type LeadEvent = 'generate_letter_submit' | 'fleet_quote_submit'

/** Each tells that a document's PDF was asked for. */
export type DownloadEvent =
  | 'compliance_summary_download'
  | 'compliance_pack_download'
  | 'sla_pdf_download'
  | 'financial_security_evidence_download'

type EventName = LeadEvent | DownloadEvent

declare global {
  interface Window {
    /** Google's tag, where a host of the site has added it. */
    gtag?: (command: 'event', name: EventName, parameters: { event_label: string }) => void
  }
}

/** Sends an event, but never from a page that a link in a mail leads to. */
export function track(name: EventName, label: string): void {
  if (emailLinkPaths.includes(window.location.pathname)) return
  window.gtag?.('event', name, { event_label: label })
}

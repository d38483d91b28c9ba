/**
 * Analytics events (specification section 7). Nothing is sent if no analytics tag is loaded. Events of links are
 * declared in the markup (`eventOnClick`); the boot script sends them (`src/entry/boot/clicks.ts`).
 */
import { emailLinkPaths } from './routes.ts'

/** Sent when the email-manager has accepted a lead. */
export type LeadEvent = 'generate_letter_submit' | 'fleet_quote_submit'

/** Sent when a visitor requests a document's PDF. */
export type DownloadEvent =
  | 'compliance_summary_download'
  | 'compliance_pack_download'
  | 'sla_pdf_download'
  | 'financial_security_evidence_download'

declare global {
  interface Window {
    /** Google's tag; undefined until it is loaded, after consent (`src/reporting/consent.ts`). */
    gtag?: (command: 'event', name: string, parameters: { event_label: string }) => void
  }
}

/** Whether a page's visits and events are counted; false for pages opened from links in mails, such as /unsubscribe. */
export function isCounted(pathname: string): boolean {
  return !emailLinkPaths.includes(pathname)
}

export function track(name: LeadEvent | DownloadEvent, label: string): void {
  if (!isCounted(window.location.pathname)) return
  window.gtag?.('event', name, { event_label: label })
}

/** Attributes of a link that sends an event when it is clicked. */
export function eventOnClick(name: DownloadEvent, label: string) {
  return { 'data-event': name, 'data-event-label': label }
}

/**
 * Analytics events, sent when there is something to take them (specification section 7). Those of links are
 * declared in the markup (`eventOnClick`) and sent by the boot script (`src/entry/boot/clicks.ts`).
 */
import { emailLinkPaths } from './routes.ts'

/** Sent when the service has accepted a lead. */
export type LeadEvent = 'generate_letter_submit' | 'fleet_quote_submit'

/** Sent when a visitor requests a document's PDF. */
export type DownloadEvent =
  | 'compliance_summary_download'
  | 'compliance_pack_download'
  | 'sla_pdf_download'
  | 'financial_security_evidence_download'

declare global {
  interface Window {
    /** Google's tag, where a host of the site has added it. */
    gtag?: (command: 'event', name: string, parameters: { event_label: string }) => void
  }
}

/** Pages opened from links in mails are not counted. */
export function isCounted(pathname: string): boolean {
  return !emailLinkPaths.includes(pathname)
}

export function track(name: LeadEvent | DownloadEvent, label: string): void {
  if (!isCounted(window.location.pathname)) return
  window.gtag?.('event', name, { event_label: label })
}

/** Attributes of a link whose click is an event. */
export function eventOnClick(name: DownloadEvent, label: string) {
  return { 'data-event': name, 'data-event-label': label }
}

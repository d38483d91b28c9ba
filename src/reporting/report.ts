import { readSessionText, writeSessionText } from '../ui/storage.ts'

/** Address for reports, inserted by the build. If it is null, the build removes the code that sends reports. */
declare const __REPORT_URL__: string | null

/** Kinds of reports (docs/deployment.md). `lead-failed` is an alarm: a customer may be waiting for an answer. */
export type ReportKind =
  | 'lead-failed'
  | 'app-failed'
  | 'chunk-failed'
  | 'lake-failed'
  | 'file-failed'
  | 'error'
  | 'policy'
  | 'vitals'

/**
 * Storage key, set once this tab has reported a failure of the lake. Otherwise every page would report the same
 * failure, usually a missing CORS origin.
 */
const LAKE_REPORTED = 'lake-failure-reported'

/** Limit per page load, because a repeated error adds no information. The boot script counts its reports separately. */
const MAX_REPORTS = 20

let sentCount = 0

/** @param detail is shortened, and personal data is removed */
export function report(kind: ReportKind, detail: string): void {
  if (__REPORT_URL__ !== null) sendReport(__REPORT_URL__, kind, detail)
}

/** Sends a report to `url`, unless `MAX_REPORTS` reports were sent since the page was loaded. */
export function sendReport(url: string, kind: ReportKind, detail: string): void {
  if (kind === 'lake-failed') {
    if (readSessionText(LAKE_REPORTED) !== null) return
    writeSessionText(LAKE_REPORTED, 'yes')
  }
  if ((sentCount += 1) > MAX_REPORTS) return
  const body = JSON.stringify({
    kind,
    isAlarm: kind === 'lead-failed',
    detail: withoutPersonalData(detail),
    // Without query and hash: in links from mails, they contain an email address and a token.
    page: location.pathname,
  })
  // Plain text needs no preflight. A setting of Firefox removes `sendBeacon`: then only the report is lost.
  const browser: Partial<Navigator> = navigator
  browser.sendBeacon?.(url, body)
}

/** Maximum characters of a report's detail. */
const MAX_LENGTH = 300

/**
 * Shortens a text and removes personal data: queries and hashes of URLs (links in mails contain tokens), email
 * addresses, and numbers as long as a telephone number.
 */
export function withoutPersonalData(text: string): string {
  return text
    .replace(/[?#][^\s"'()<>]*/g, '')
    .replace(/[^\s"'()<>/]+(@|%40)[^\s"'()<>/]+/gi, '[address]')
    .replace(/\+?\d[\d\s-]{5,}\d/g, '[number]')
    .slice(0, MAX_LENGTH)
}

import { readText, writeText } from '../ui/storage.ts'

/** Written by the build, so that a condition on it is decided there. */
declare const __REPORT_URL__: string | null

/** `lead-failed` is an alarm: a customer may be waiting for an answer. */
export type ReportKind =
  | 'lead-failed'
  | 'app-failed'
  | 'chunk-failed'
  | 'lake-failed'
  | 'file-failed'
  | 'error'
  | 'policy'
  | 'vitals'

/** Set when a session has reported the lake: it fails on every page, most often for a forgotten CORS origin. */
const LAKE_REPORTED = 'lake-failure-reported'

/** Maximum number of reports per page view: a repeated error says nothing new. */
const MAX_REPORTS = 20

let sent = 0

/** @param detail is shortened, and personal data is removed */
export function report(kind: ReportKind, detail: string): void {
  if (__REPORT_URL__ !== null) sendReport(__REPORT_URL__, kind, detail)
}

/** The same to a given address. */
export function sendReport(url: string, kind: ReportKind, detail: string): void {
  if (kind === 'lake-failed') {
    if (readText(LAKE_REPORTED) !== null) return
    writeText(LAKE_REPORTED, 'yes')
  }
  if ((sent += 1) > MAX_REPORTS) return
  const body = JSON.stringify({
    kind,
    isAlarm: kind === 'lead-failed',
    detail: withoutPersonalData(detail),
    // Without query and hash: links in mails hold an address and a token there.
    page: location.pathname,
  })
  // As text, which needs no preflight. Where beacons are blocked, nothing is lost but the report.
  navigator.sendBeacon(url, body)
}

/** Maximum characters of a report's detail. */
const MAX_LENGTH = 300

/**
 * Removes personal data: queries and hashes of addresses (links in mails contain tokens), email addresses and numbers
 * as long as a telephone number.
 */
export function withoutPersonalData(text: string): string {
  return text
    .replace(/[?#][^\s"'()<>]*/g, '')
    .replace(/[^\s"'()<>/]+(@|%40)[^\s"'()<>/]+/gi, '[address]')
    .replace(/\+?\d[\d\s-]{5,}\d/g, '[number]')
    .slice(0, MAX_LENGTH)
}

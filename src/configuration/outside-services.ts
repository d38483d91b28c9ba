/**
 * Settings of other companies' services, such as analytics. They are not in `configuration.ts`, which every visitor
 * downloads. Only the build and `src/reporting` import this file. Pages load that script only for reports or analytics.
 */
export type OutsideServices = {
  /** Address that receives error reports from browsers; null: no reports. */
  reportUrl: string | null
  /** Origin of the analytics script, and the origins that it sends to; null: no analytics. */
  analytics: { origin: string; id: string; sendsTo: string[] } | null
  /** Origin of a bot check's script and frame; null: no bot check. */
  botCheckOrigin: string | null
}

declare const __OUTSIDE_SERVICES__: OutsideServices

export const outsideServices = __OUTSIDE_SERVICES__

export const { analytics } = __OUTSIDE_SERVICES__

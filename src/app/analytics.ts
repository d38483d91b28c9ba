/** Analytics events, sent when there is something to take them (SPEC section 7). */

/** Each tells of a lead that the service has accepted. */
type EventName = 'generate_letter_submit' | 'fleet_quote_submit'

declare global {
  interface Window {
    /** Google's tag, where a host of the site has added it. */
    gtag?: (command: 'event', name: EventName, parameters: { event_label: string }) => void
  }
}

export function track(name: EventName, label: string): void {
  window.gtag?.('event', name, { event_label: label })
}

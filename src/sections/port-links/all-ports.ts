import { FOOTER_PORTS } from '../../content/frame.ts'
import type { SiteHref } from '../../routes.ts'

/** Id of the block on the home page that lists every port. */
export const ALL_PORTS_ID = 'ports'

export const ALL_PORTS_PATH = `/#${ALL_PORTS_ID}` as const

/**
 * The link to the list of every port; null if there are so few ports that the footer lists them all. In that case the
 * home page has no list of every port.
 *
 * @param portCount number of all ports, from the frame
 */
export function allPortsLink(portCount: number | null): { to: SiteHref; label: string } | null {
  if (portCount === null || portCount <= FOOTER_PORTS) return null
  return { to: ALL_PORTS_PATH, label: `All ports (${portCount})` }
}

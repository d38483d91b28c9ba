import { SiteLink } from '../../ui/site-link.tsx'
import './all-ports-link.css'
import { allPortsLink } from './all-ports.ts'

/** The link from a list of some ports to the list of all; nothing where each list names them all. */
export function AllPortsLink({ portCount }: { portCount: number | null }) {
  const link = allPortsLink(portCount)
  return (
    link && (
      <p className="all-ports-link">
        <SiteLink to={link.to}>{link.label}</SiteLink>
      </p>
    )
  )
}

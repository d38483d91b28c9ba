import { Link } from 'react-router-dom'
import './port-links.css'
import { allPortsLink } from './all-ports.ts'

/** The link from a list of some ports to the list of all; nothing where each list names them all. */
export function AllPortsLink({ portCount }: { portCount: number | null }) {
  const link = allPortsLink(portCount)
  return (
    link && (
      <p className="all-ports-link">
        <Link to={link.to}>{link.label}</Link>
      </p>
    )
  )
}

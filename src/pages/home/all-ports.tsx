import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import './all-ports.css'
import { ALL_PORTS_ID, allPortsLink } from '../../sections/port-links/all-ports.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Link } from 'react-router-dom'
import type { HomeContent } from './query.ts'

/**
 * All ports in alphabetical order, where other lists name only the first ones. It opens when the page is
 * reached by its anchor.
 */
export function AllPorts({
  ports,
  portCount,
}: {
  ports: HomeContent['ports']
  portCount: number | null
}) {
  const ref = useRef<HTMLDetailsElement>(null)
  const location = useLocation()
  useEffect(() => {
    if (location.hash === `#${ALL_PORTS_ID}` && ref.current) ref.current.open = true
  }, [location])

  const link = allPortsLink(portCount)
  if (link === null) return null
  return (
    <Disclosure ref={ref} id={ALL_PORTS_ID} summary={link.label}>
      <ul className="all-ports plain-list">
        {[...ports].sort(byName).map(({ name, slug }) => (
          <li key={slug}>
            <Link to={`/ports/${slug}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** By code unit, so that server and browser agree whatever their locale. */
function byName({ name: one }: { name: string }, { name: other }: { name: string }): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

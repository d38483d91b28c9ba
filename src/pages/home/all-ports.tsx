import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import './all-ports.css'
import { ALL_PORTS_ID, allPortsLink } from '../../sections/port-links/all-ports.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Link } from 'react-router-dom'
import type { HomeContent } from './query.ts'

/**
 * Every port there is, in the order of the alphabet, where the lists name only the first of them. It
 * opens for those whom a list has sent here.
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

/** The same wherever it is rendered, whatever the locale. */
function byName({ name: one }: { name: string }, { name: other }: { name: string }): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

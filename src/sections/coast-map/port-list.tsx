import './port-list.css'
import { formatCoordinates } from '../../ui/coordinates.ts'
import { Mono } from '../../ui/mono.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import type { ChartedPort } from './coast-map.tsx'

/** The chart's ports in words: response time and position. */
export function PortList({ ports }: { ports: readonly ChartedPort[] }) {
  if (ports.length === 0) return null
  return (
    <ul className="port-list plain-list">
      {ports.map((port) => (
        <li key={port.slug} className="port-list__item">
          <SiteLink to={`/ports/${port.slug}`} className="port-list__name">
            {port.name}
          </SiteLink>
          <span className="port-list__time">{port.responseTime}</span>
          <span className="port-list__position">
            <Mono>{formatCoordinates(port)}</Mono>
          </span>
        </li>
      ))}
    </ul>
  )
}

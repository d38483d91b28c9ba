import { committedTime } from '../../sections/coverage-table/coverage-zones.ts'
import './port-times.css'
import type { KnownPortContent } from './query.ts'

/** What a caller looks for first: how soon, by when at the latest, and how long before ETA the papers. */
export function PortTimes({ content: { port, zones } }: { content: KnownPortContent }) {
  const times = [
    { name: 'Typical', time: port.responseTime },
    { name: 'Committed', time: committedTime(zones, port.coast) },
    { name: 'Papers before ETA', time: port.leadTime },
  ].filter(({ time }) => time !== null)
  if (times.length === 0) return null
  return (
    <dl className="port-times">
      {times.map(({ name, time }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{time}</dd>
        </div>
      ))}
    </dl>
  )
}

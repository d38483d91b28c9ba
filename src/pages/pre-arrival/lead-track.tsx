import { Link } from 'react-router-dom'
import './lead-track.css'

type TimedPort = { name: string; slug: string; hours: number }

/**
 * The track of a ship that arrives: a fix at each number of hours before ETA by which the desk asks for the papers,
 * and the ports for which that is so. Fixes are as far apart as there is room: the hours stand at them. Nothing where
 * no port states hours.
 */
export function LeadTrack({ ports }: { ports: readonly TimedPort[] }) {
  const byHours = new Map<number, TimedPort[]>()
  for (const port of ports) byHours.set(port.hours, [...(byHours.get(port.hours) ?? []), port])
  const fixes = [...byHours].sort(([one], [other]) => other - one)
  if (fixes.length === 0) return null
  return (
    <figure aria-label="Notice that our desk asks for, by port">
      <ol className="lead-track plain-list">
        {fixes.map(([hours, there]) => (
          <li key={hours} className="lead-track__fix">
            <p className="lead-track__hours">−{hours} h</p>
            <ul className="lead-track__ports plain-list">
              {there.map(({ name, slug }) => (
                <li key={slug}>
                  <Link to={`/ports/${slug}`}>{name}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
        <li className="lead-track__fix lead-track__fix--arrival">
          <p className="lead-track__hours">ETA</p>
        </li>
      </ol>
      <figcaption className="caption">
        When our desk asks for the papers, in hours before arrival.
      </figcaption>
    </figure>
  )
}

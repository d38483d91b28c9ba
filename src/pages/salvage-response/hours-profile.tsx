import type { CoverageZone } from '../../sections/coverage-table/coverage-zones.ts'
import type { Port } from '../../sections/port-links/ports.ts'
import { hoursIn } from '../../sections/response-axis/hours.ts'
import { Neatline } from '../../ui/neatline.tsx'
import { ProfileDrawing, type Sounding } from './profile-drawing.tsx'
import './hours-profile.css'

/**
 * The hours to each port as depths along the coast, from the Gulf of Kutch round to Bengal: shoal from the soonest
 * to the latest hour, and a line at what is committed for the coast. Null where no port states its hours.
 */
export function HoursProfile({
  ports,
  zones,
}: {
  ports: readonly Port[]
  zones: readonly CoverageZone[]
}) {
  const soundings = [...ports].sort(roundTheCoast).flatMap(sounding)
  if (soundings.length === 0) return null
  return (
    <figure className="hours-profile">
      <figcaption className="caption">
        Typical hours to site, drawn as depths from Kutch round to Bengal: the deeper, the later.
        <span className="visually-hidden">
          {' '}
          {soundings
            .map(({ name, hours: { from, to } }) => `${name} ${from}–${to} hours`)
            .join(', ')}
          .
        </span>
      </figcaption>
      <Neatline>
        <ProfileDrawing
          className="hours-profile__wide"
          soundings={soundings}
          zones={zones}
          hour={6}
        />
        {/* On a phone it is deeper: its larger text stays clear of the lines. */}
        <ProfileDrawing
          className="hours-profile__narrow"
          soundings={soundings}
          zones={zones}
          hour={17}
        />
      </Neatline>
    </figure>
  )
}

function sounding({ name, coast, responseTime }: Port): Sounding[] {
  const hours = hoursIn(responseTime ?? '')
  return hours === null ? [] : [{ name, coast, hours }]
}

/** Down the west coast, then up the east coast. */
function roundTheCoast(one: Port, other: Port): number {
  if (one.coast !== other.coast) return one.coast === 'west' ? -1 : 1
  const southward = (other.coordinates?.lat ?? 0) - (one.coordinates?.lat ?? 0)
  return one.coast === 'west' ? southward : -southward
}

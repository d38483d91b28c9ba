import { withoutInvisible } from '../../text/invisible.ts'
import type { LatLng } from '../../ui/coordinates.ts'
import { ChartletSheet } from './chartlet-sheet.tsx'
import { drawn, pointOn } from './extent.ts'
import { labelsOf } from './labels.ts'
import type { ChartPlace } from './places.ts'

/** Chart of the waters around a port, with the names of what is there. */
export function Chartlet({
  name,
  position,
  places,
  ports,
}: {
  name: string
  position: LatLng
  places: readonly ChartPlace[]
  /** Names of our ports: a place of such a name has their mark. */
  ports?: readonly string[]
}) {
  const legend = places.flatMap((place) =>
    place.meaning === null ? [] : [`${place.name}: ${place.meaning}`],
  )
  return (
    <ChartletSheet
      name={name}
      position={position}
      labels={labelsOf(name, position, places)}
      legend={legend.join(' ')}
      lines={places.map((place) => (
        <Meridian key={place._key} place={place} middle={position} />
      ))}
    >
      {places.map((place) => (
        <Mark key={place._key} place={place} middle={position} ports={ports} />
      ))}
    </ChartletSheet>
  )
}

function Meridian({
  place: { position, isMeridian },
  middle: centre,
}: {
  place: ChartPlace
  middle: LatLng
}) {
  if (position === null || !isMeridian) return null
  const { x } = pointOn(position, centre)
  return <path className="chartlet__meridian" d={`M${x} ${drawn.top}V${drawn.bottom}`} />
}

/** A town's dot, or the ring of a port of ours. */
function Mark({
  place: { name, position, isWater, isMeridian },
  middle: centre,
  ports,
}: {
  place: ChartPlace
  middle: LatLng
  ports: readonly string[] | undefined
}) {
  if (position === null || isWater || isMeridian) return null
  const { x, y } = pointOn(position, centre)
  // The preview marks texts with invisible characters.
  const isOurs = ports?.some((port) => withoutInvisible(port) === withoutInvisible(name))
  return isOurs ? (
    <circle className="chartlet__own-port" cx={x} cy={y} r="3" />
  ) : (
    <circle className="chartlet__town" cx={x} cy={y} r="1.6" />
  )
}

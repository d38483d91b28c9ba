import type { LatLng } from '../../ui/coordinates.ts'
import { ChartletSheet } from './chartlet-sheet.tsx'
import { drawing, pointOn } from './extent.ts'
import { labelsOf } from './labels.ts'
import type { ChartPlace } from './places.ts'

/** Chart of the waters around a port, with the names of places, waters and meridians. */
export function Chartlet({
  name,
  position,
  places,
}: {
  name: string
  position: LatLng
  places: readonly ChartPlace[]
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
        <Mark key={place._key} place={place} middle={position} />
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
  return <path className="chartlet__meridian" d={`M${x} ${drawing.top}V${drawing.bottom}`} />
}

function Mark({
  place: { position, isWater, isMeridian },
  middle: centre,
}: {
  place: ChartPlace
  middle: LatLng
}) {
  if (position === null || isWater || isMeridian) return null
  const { x, y } = pointOn(position, centre)
  return <circle className="chartlet__town" cx={x} cy={y} r="1.6" />
}

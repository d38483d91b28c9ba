import type { LatLng } from '../../ui/coordinates.ts'
import { ChartletSheet } from './chartlet-sheet.tsx'
import { drawing, pointOnChart } from './extent.ts'
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
        <Meridian key={place._key} place={place} port={position} />
      ))}
    >
      {places.map((place) => (
        <Mark key={place._key} place={place} port={position} />
      ))}
    </ChartletSheet>
  )
}

function Meridian({ place: { position, isMeridian }, port }: { place: ChartPlace; port: LatLng }) {
  if (position === null || !isMeridian) return null
  const { x } = pointOnChart(position, port)
  return <path className="chartlet__meridian" d={`M${x} ${drawing.top}V${drawing.bottom}`} />
}

function Mark({
  place: { position, isWater, isMeridian },
  port,
}: {
  place: ChartPlace
  port: LatLng
}) {
  if (position === null || isWater || isMeridian) return null
  const { x, y } = pointOnChart(position, port)
  return <circle className="chartlet__town" cx={x} cy={y} r="1.6" />
}

import type { LatLng } from '../../ui/coordinates.ts'
import { band, innerHeight, innerWidth } from './chart.ts'
import { CoastLayers } from './coast-layers.tsx'
import './coast-plate.css'
import { isOnChart, project } from './projection.ts'

/** The coasts with a mark for each place and no words: decoration beside a list that has these. */
export function CoastPlate({ places }: { places: readonly LatLng[] }) {
  return (
    <svg
      className="coast-plate"
      viewBox={`${band} ${band} ${innerWidth} ${innerHeight}`}
      width={innerWidth}
      height={innerHeight}
      aria-hidden="true"
    >
      <CoastLayers />
      {places.filter(isOnChart).map((place) => {
        const { x, y } = project(place)
        return <circle key={`${x} ${y}`} className="coast-plate__mark" cx={x} cy={y} r="5" />
      })}
    </svg>
  )
}

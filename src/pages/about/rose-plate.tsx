import { CompassRose } from '../../sections/coast-map/compass-rose.tsx'
import { Neatline } from '../../ui/neatline.tsx'
import './rose-plate.css'

/** A compass rose on a sheet of its own: decoration. */
export function RosePlate() {
  return (
    <Neatline className="rose-plate">
      <svg viewBox="-44 -38 88 76" width="88" height="76" aria-hidden="true">
        <path className="rose-plate__lines" d="M-32-38V38M32-38V38M-44-28H44M-44 28H44" />
        <CompassRose x={0} y={0} />
      </svg>
    </Neatline>
  )
}

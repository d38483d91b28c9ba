import './flag-hoist.css'
import { Neatline } from './neatline.tsx'
import { Bunting, type SignalName } from './signal-flag.tsx'

/** A signal flag at its halyard over a calm sea, in a chart's border: decoration, as the small flag is. */
export function FlagHoist({ name }: { name: SignalName }) {
  return (
    <Neatline className="flag-hoist">
      <svg viewBox="0 0 200 140" width="200" height="140" aria-hidden="true">
        <path className="flag-hoist__sea" d="M0 118h200v22H0z" />
        <path
          className="flag-hoist__swell"
          d="M18 126q6-4 12 0t12 0M88 132q6-4 12 0t12 0M150 125q6-4 12 0t12 0"
        />
        <path className="flag-hoist__mast" d="M36 128V12M36 16h6M36 112h6" />
        <circle className="flag-hoist__truck" cx="36" cy="9" r="3.5" />
        <g className="flag-hoist__flag" transform="translate(40 17) scale(5.4)">
          <Bunting name={name} />
        </g>
      </svg>
    </Neatline>
  )
}

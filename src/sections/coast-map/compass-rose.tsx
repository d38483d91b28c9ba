import './compass-rose.css'

/** A compass rose at a point of a chart. */
export function CompassRose({ x, y }: { x: number; y: number }) {
  return (
    <g className="compass-rose" aria-hidden="true" transform={`translate(${x} ${y})`}>
      <circle r="24" />
      <circle className="compass-rose__degrees" r="22" />
      <circle r="14" />
      <path d="M0-20V20M-20 0H20" />
      <path className="compass-rose__north" d="M0-30l3 8h-6z" />
      <text className="compass-rose__name" y="-32">
        N
      </text>
    </g>
  )
}

import '../../../ui/drawing.css'
import './folders.css'

/** Between one folder's tab and the next one's, and between the upper edges of the folders. */
const STEP = { x: 104, y: 15 }

/** Folders one before the other, each with its tab further to the right; decoration. */
export function Folders({ count }: { count: number }) {
  const folders = Array.from({ length: count }, (_, index) => index)
  const height = 50 + STEP.y * count
  return (
    <svg
      className="folders drawing"
      viewBox={`0 0 432 ${height}`}
      width="432"
      height={height}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      {folders.map((index) => (
        <g key={index} transform={`translate(${10 + STEP.x * index} ${14 + STEP.y * index})`}>
          {/* Papers, the folder over them, and the label on its tab. */}
          <path className="drawing__house" d="M-420 5h800v20h-800z" />
          <path className="folders__folder" d="M-3000 16H0l5-16h90l5 16h3000v200h-6000z" />
          <path className="drawing__house" d="M14 4h72v9H14z" />
          <path className="drawing__fine" d="M20 8.5h44" />
        </g>
      ))}
    </svg>
  )
}

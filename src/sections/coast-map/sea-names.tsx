import { project } from './projection.ts'
import './sea-names.css'

const SEAS = [
  { lines: ['Arabian', 'Sea'], at: project({ lat: 12.6, lng: 71.8 }) },
  { lines: ['Bay of', 'Bengal'], at: project({ lat: 15.4, lng: 87.4 }) },
]

/** The names of the seas on either side, where the chart is wide enough for them. */
export function SeaNames() {
  return SEAS.map(({ lines, at }) => (
    <text key={lines.join()} className="sea-name" aria-hidden="true" {...at}>
      {lines.map((line, index) => (
        <tspan key={line} x={at.x} dy={index === 0 ? 0 : '1.1em'}>
          {line}
        </tspan>
      ))}
    </text>
  ))
}

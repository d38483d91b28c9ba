import { CompassRose } from '../../sections/coast-map/compass-rose.tsx'
import './blank-chart.css'

/**
 * A sheet of open sea: meridians and parallels, a rose, and a track that ends in an estimated position (a
 * triangle on a chart) within a circle of doubt. Decoration.
 */
export function BlankChart() {
  return (
    <svg
      className="blank-chart"
      viewBox="0 0 1200 480"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path
        className="blank-chart__lines"
        d="M60 0v480M240 0v480M420 0v480M600 0v480M780 0v480M960 0v480M1140 0v480M0 60h1200M0 240h1200M0 420h1200"
      />
      <g className="blank-chart__rose" transform="translate(1020 350) scale(3.3)">
        <CompassRose x={0} y={0} />
      </g>
      <g className="blank-chart__reckoning">
        <path className="blank-chart__track" d="M-20 400L300 330L590 300L722 202" />
        <circle className="blank-chart__doubt" cx="740" cy="190" r="64" />
        <path className="blank-chart__position" d="M740 176l13 23h-26z" />
        <circle className="blank-chart__fix" cx="740" cy="191" r="2.5" />
      </g>
    </svg>
  )
}

import type { ReactNode } from 'react'
import { CompassRose } from '../coast-map/compass-rose.tsx'
import './reckoning.css'

/**
 * How a track ends: in an estimated position (a triangle on a chart) within a circle of doubt, in a fix from which it
 * goes on, or at a mark.
 */
const ENDS = {
  lost: (
    <>
      <circle className="reckoning__doubt" cx="190" cy="110" r="64" />
      <path d="M190 96l13 23h-26z" />
      <circle className="reckoning__filled" cx="190" cy="111" r="2.5" />
    </>
  ),
  underWay: (
    <>
      <circle cx="190" cy="110" r="12" />
      <circle className="reckoning__filled" cx="190" cy="110" r="2.5" />
      <path className="reckoning__doubt" d="M206 107L900 -10" />
    </>
  ),
  arrived: (
    <>
      <circle className="reckoning__filled" cx="190" cy="110" r="11" />
      <circle cx="190" cy="110" r="20" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type TrackEnd = keyof typeof ENDS

/** A track across a sheet of open sea, in pixels from a point of the sheet. Decoration. */
export function Reckoning({ end, hasRose }: { end: TrackEnd; hasRose: boolean }) {
  return (
    <svg className="reckoning" aria-hidden="true">
      <path className="reckoning__track" d="M-1400 520L-250 250L40 220L172 122" />
      {ENDS[end]}
      {hasRose && (
        <g className="reckoning__rose" transform="translate(190 -100) scale(2.8)">
          <CompassRose x={0} y={0} />
        </g>
      )}
    </svg>
  )
}

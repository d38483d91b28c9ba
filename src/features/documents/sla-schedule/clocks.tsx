import type { ReactNode } from 'react'
import { type Hours, hoursIn, spanOf } from '../../../sections/response-axis/hours.ts'
import type { SlaCommitment } from '../../../sections/sla-table/sla-commitments.ts'
import { onCircle } from '../../../ui/on-circle.ts'
import './clocks.css'
import { dialName } from './dial-name.ts'

/** Units of a dial: its middle, its rim, and the radius of the time on it. */
const MIDDLE = 50
const RIM = 46
const FACE = 36

/** Hours of a dial. */
const ROUND = 12

/**
 * The committed times on dials of twelve hours, in the order of the table, with what is drawn on them.
 * Decoration: the table names the services in full. Nothing where a time is longer than a dial, or more services have one
 * than a sheet has room for.
 */
export function Clocks({ commitments }: { commitments: readonly SlaCommitment[] }) {
  const times = commitments.flatMap(({ _id: id, service, response }) => {
    const hours = hoursIn(response ?? '')
    return hours === null ? [] : [{ id, name: dialName(service, response ?? ''), hours }]
  })
  if (times.length < 2 || times.length > 6 || times.some(({ hours }) => hours.to > ROUND))
    return null
  return (
    <div className="clocks" aria-hidden="true">
      <div className="clocks__dials">
        {times.map(({ id, name, hours }) => (
          <div key={id} className="clocks__clock">
            <Dial hours={hours} />
            <span className="clocks__time">{spanOf(hours)}</span>
            <span className="clocks__name">{name}</span>
          </div>
        ))}
      </div>
      <div className="clocks__key">
        <Meaning of={<rect className="clocks__window" width="12" height="12" />}>
          Due in this time
        </Meaning>
        {times.some(({ hours }) => hours.from > 0) && (
          <Meaning of={<rect className="clocks__way" width="12" height="12" />}>On the way</Meaning>
        )}
        <Meaning of={<path className="clocks__hand" d="M1 11 11 1" />}>Late after this</Meaning>
      </div>
    </div>
  )
}

/** What a part of a dial means. */
function Meaning({ of: sample, children }: { of: ReactNode; children: string }) {
  return (
    <span className="clocks__meaning">
      <svg className="clocks__sample" viewBox="0 0 12 12" width="12" height="12">
        {sample}
      </svg>
      {children}
    </span>
  )
}

function Dial({ hours: { from, to } }: { hours: Hours }) {
  const hand = onDial(to, FACE - 4)
  return (
    <svg className="clocks__dial" viewBox="0 0 100 100" width="100" height="100">
      <circle className="clocks__rim" cx={MIDDLE} cy={MIDDLE} r={RIM} />
      {from > 0 && <path className="clocks__way" d={sector(0, from)} />}
      <path className="clocks__window" d={sector(from, to)} />
      <path
        className="clocks__ticks"
        d={Array.from({ length: ROUND }, (_, hour) => {
          const inner = hour % 3 === 0 ? RIM - 9 : RIM - 5
          return `M${onDial(hour, inner)}L${onDial(hour, RIM)}`
        }).join('')}
      />
      <path className="clocks__hand" d={`M${MIDDLE} ${MIDDLE}L${hand}`} />
      <circle className="clocks__pivot" cx={MIDDLE} cy={MIDDLE} r="3.5" />
    </svg>
  )
}

/** Slice of the face between two hours. */
function sector(from: number, to: number): string {
  // An arc can't end where it starts.
  const end = to - from < ROUND ? to : to - 0.01
  const isLarge = end - from > ROUND / 2 ? 1 : 0
  return `M${MIDDLE} ${MIDDLE}L${onDial(from, FACE)}A${FACE} ${FACE} 0 ${isLarge} 1 ${onDial(end, FACE)}z`
}

/** A point of the dial at an hour, as a path writes it. */
function onDial(hour: number, radius: number): string {
  const { x, y } = onCircle({ x: MIDDLE, y: MIDDLE }, radius, hour / ROUND)
  return [x, y].map((value) => Math.round(value * 10) / 10).join(' ')
}

import { type Hours } from '../../sections/response-axis/hours.ts'

/**
 * Of the drawing, in per cent: where its columns begin and end, the gap of the coasts, the height of no hour and of the last one.
 * Text keeps its size at any width.
 */
const LEFT = 9
const RIGHT = 98
const GAP = 3
const FOOT = 82
const HEAD = 24

/** Hours between two lines, and the part of its room that a column fills. */
const TICK = 4
const FILLED = 0.8

/** The ports of a coast with their typical hours, and the hours that are committed for it. */
export type CoastHours = {
  name: string
  ports: readonly { name: string; hours: Hours }[]
  committed: Hours | null
}

/** A column a port, from its soonest to its latest hour; coast by coast, over each a line at what is committed. */
export function HoursColumns({ coasts }: { coasts: readonly CoastHours[] }) {
  const latest = Math.max(
    ...coasts.flatMap(({ ports, committed }) => [
      ...ports.map(({ hours }) => hours.to),
      committed?.to ?? 0,
    ]),
  )
  const ticks = Array.from({ length: Math.ceil(latest / TICK) + 1 }, (_, index) => index * TICK)
  const last = (ticks.length - 1) * TICK
  const height = (hours: number) => FOOT - ((FOOT - HEAD) * hours) / last
  const count = coasts.reduce((sum, { ports }) => sum + ports.length, 0)
  const step = (RIGHT - LEFT - GAP * (coasts.length - 1)) / count
  return (
    <svg className="hours-columns" width="600" height="320" aria-hidden="true">
      <text y="8%">Hours to site</text>
      {ticks.map((hour) => (
        <text
          key={hour}
          className="hours-columns__hour"
          x={percent(LEFT - 2)}
          y={percent(height(hour))}
        >
          {hour}
        </text>
      ))}
      {coasts.map(({ name, ports, committed }, coast) => {
        const before = coasts.slice(0, coast).reduce((sum, each) => sum + each.ports.length, 0)
        const from = LEFT + step * before + GAP * coast
        const to = from + step * ports.length
        const across = { x1: percent(from), x2: percent(to) }
        return (
          <g key={name}>
            {ticks.map((hour) => (
              <Level key={hour} className="hours-columns__tick" {...across} y={height(hour)} />
            ))}
            <text className="hours-columns__coast" x={percent((from + to) / 2)} y="8%">
              {name}
            </text>
            {ports.map(({ name: port, hours }, index) => {
              const middle = percent(from + step * (index + 0.5))
              return (
                <g key={port} className="hours-columns__port">
                  <line
                    className="hours-columns__way"
                    x1={middle}
                    x2={middle}
                    y1={percent(FOOT)}
                    y2={percent(height(hours.from))}
                  />
                  <rect
                    x={percent(from + step * (index + (1 - FILLED) / 2))}
                    y={percent(height(hours.to))}
                    width={percent(step * FILLED)}
                    height={percent(height(hours.from) - height(hours.to))}
                  />
                  <text
                    className="hours-columns__hours"
                    x={middle}
                    y={percent(height((hours.from + hours.to) / 2))}
                  >
                    {hours.from === 0 ? hours.to : `${hours.from}–${hours.to}`}
                  </text>
                  <text className="hours-columns__name" x={middle} y={percent(FOOT)}>
                    {port}
                  </text>
                </g>
              )
            })}
            {committed && (
              <>
                <Level className="hours-columns__limit" {...across} y={height(committed.to)} />
                <text
                  className="hours-columns__committed"
                  x={across.x1}
                  y={percent(height(committed.to))}
                >
                  committed: {committed.to} h
                </text>
              </>
            )}
          </g>
        )
      })}
    </svg>
  )
}

function Level({ y, ...line }: { className: string; x1: string; x2: string; y: number }) {
  return <line {...line} y1={percent(y)} y2={percent(y)} />
}

function percent(value: number): string {
  return `${Math.round(value * 10) / 10}%`
}

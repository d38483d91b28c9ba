import './flags.css'

/** A field of a flag of 24 by 18 units: its colour, and its left, upper, right and lower edge. */
type Field = readonly [colour: string, left: number, top: number, right: number, bottom: number]

const WHITE = '#ffffff'
const BLUE = '#0b5cad'

/** Flags of the International Code of Signals, by what they answer. */
const FLAGS = {
  /** K: I wish to communicate with you. */
  contact: [
    ['#ffc247', 0, 0, 12, 18],
    [BLUE, 12, 0, 24, 18],
  ],
  /** C: affirmative. */
  affirmative: [
    [BLUE, 0, 0, 24, 18],
    [WHITE, 0, 3.6, 24, 14.4],
    ['#b42318', 0, 7.2, 24, 10.8],
  ],
  /** N: negative. */
  negative: [
    [WHITE, 0, 0, 24, 18],
    ...[0, 4.5, 9, 13.5].flatMap((top, row) =>
      [0, 12].map((left): Field => {
        const from = left + (row % 2) * 6
        return [BLUE, from, top, from + 6, top + 4.5]
      }),
    ),
  ],
} as const satisfies Record<string, readonly Field[]>

export type FlownFlagName = keyof typeof FLAGS

/** A signal flag in the wind, its hoist at the left. Decoration: the words beside it say what it means. */
export function FlownFlag({ name }: { name: FlownFlagName }) {
  const [cloth, ...fields]: readonly Field[] = FLAGS[name]
  return (
    <svg className="flown-flag" viewBox="-0.6 -2 25 23" width="25" height="23" aria-hidden="true">
      {cloth && <path fill={cloth[0]} d={inTheWind(cloth)} />}
      {fields.map((field) => (
        <path key={field.join()} fill={field[0]} d={inTheWind(field)} />
      ))}
      <path className="flown-flag__edge" d="M-.6 .3H0M-.6 17.7H0" />
      <path className="flown-flag__edge" d={inTheWind(['', 0, 0, 24, 18])} />
    </svg>
  )
}

/** The outline of a field as the wind bends it: a cubic has the same wave on any part of it. */
function inTheWind([, left, top, right, bottom]: Field): string {
  const start = round(top + lift(left))
  const fly = round(bottom + lift(right))
  return `M${left} ${start}${edge(left, right, top)}V${fly}${edge(right, left, bottom)}z`
}

/** From one x to another along what would be level without wind. */
function edge(from: number, to: number, level: number): string {
  const third = (to - from) / 3
  const points: [x: number, y: number][] = [
    [from + third, lift(from) + slope(from) * third],
    [to - third, lift(to) - slope(to) * third],
    [to, lift(to)],
  ]
  return `C${points.map(([x, y]) => `${round(x)} ${round(level + y)}`).join(' ')}`
}

/** How far the cloth is below its level, and how steep: still at the hoist, a crest and a trough towards the fly. */
const lift = (x: number) => 0.0016 * x * (x - 12) * (26 - x)
const slope = (x: number) => 0.0016 * (-3 * x * x + 76 * x - 312)

function round(value: number): number {
  return Math.round(value * 100) / 100
}

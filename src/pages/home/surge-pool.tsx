import { Link } from 'react-router-dom'
import type { Block } from '../../content/blocks.ts'
import { Neatline } from '../../ui/neatline.tsx'
import { Words } from '../../ui/words.tsx'
import './surge-pool.css'

/** Units between vessels of a rank and between ranks, how many stand in a rank and the next, and how many are drawn at most. */
const STEP = { x: 36, y: 30 }
const RANKS = [7, 8] as const
const MOST = 45

/** Outlines from the deck at the stern: an anchor handler, a supply vessel with a long deck, a fast crew boat. */
const HULLS = [
  { deck: 8, outline: 'h12v-3h2v-4h2v-2h1v2h4v5h6l-3 10h-24z' },
  { deck: 7, outline: 'h17v-6h2v-3h1v-3h1v3h4v3h1v3h3l-3 9h-25z' },
  { deck: 5, outline: 'h9v-2l2-3h2v-3h1v3h4l3 3h7l-6 9h-20z' },
] as const

/** What stands behind both coasts, with as many vessels drawn as the words say. */
export function SurgePool({
  block: { heading, intro },
  label,
}: {
  block: Block
  /** Of the link to the vessels' page. */
  label: string
}) {
  if (!intro) return null
  const title = heading ?? 'Global surge assets'
  return (
    <div className="surge-pool">
      <Vessels count={Math.min(Number(/(\d+) vessels/.exec(title)?.[1] ?? 0), MOST)} />
      <h3>
        <Words text={title} />
      </h3>
      <p>{intro}</p>
      <p>
        <Link to="/response/salvage-osr">{label}</Link>
      </p>
    </div>
  )
}

/** Offshore vessels at sea in ranks, each rank half a step off the one before: decoration. */
function Vessels({ count }: { count: number }) {
  if (count === 0) return null
  const [short, long] = RANKS
  const ranks: string[] = []
  for (let drawn = 0; drawn < count;) {
    const isShort = ranks.length % 2 === 0
    const rank = Math.min(isShort ? short : long, count - drawn)
    ranks.push(hulls(rank, isShort ? STEP.x / 2 : 0, ranks.length))
    drawn += rank
  }
  const width = long * STEP.x + 8
  return (
    <Neatline className="surge-pool__plate">
      <svg
        className="surge-pool__vessels"
        viewBox={`0 0 ${width} ${ranks.length * STEP.y + 12}`}
        width={width}
        height={ranks.length * STEP.y + 12}
        aria-hidden="true"
      >
        {ranks.map((path, index) => (
          <g key={path}>
            <path d={path} />
            <path
              className="surge-pool__sea"
              d={`M0 ${waterline(index)}q10-4 20 0${'t20 0'.repeat(width / 20)}V${ranks.length * STEP.y + 12}H0z`}
            />
          </g>
        ))}
      </svg>
    </Neatline>
  )
}

function hulls(count: number, from: number, rank: number): string {
  return Array.from({ length: count }, (_, index) => {
    const { deck, outline } = HULLS[(index + rank) % HULLS.length] ?? HULLS[0]
    return `M${from + index * STEP.x + 8} ${waterline(rank) - deck}${outline}`
  }).join('')
}

function waterline(rank: number): number {
  return rank * STEP.y + 25
}

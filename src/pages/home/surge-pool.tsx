import { Link } from 'react-router-dom'
import type { Block } from '../../content/blocks.ts'
import { Words } from '../../ui/words.tsx'
import './surge-pool.css'

/** Units of a vessel, and how many are drawn at most. */
const LENGTH = 33
const MOST = 40

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
      <h3>
        <Words text={title} />
      </h3>
      <Vessels count={Math.min(Number(/(\d+) vessels/.exec(title)?.[1] ?? 0), MOST)} />
      <p>{intro}</p>
      <p>
        <Link to="/response/salvage-osr">{label}</Link>
      </p>
    </div>
  )
}

/** Anchor-handling tugs, one beside the other: decoration. */
function Vessels({ count }: { count: number }) {
  if (count === 0) return null
  const hulls = Array.from({ length: count }, (_, index) => {
    const stern = index * LENGTH
    return `M${stern} 9h12v-3h2v-4h2v-2h1v2h4v5h6l-3 8h-24z`
  })
  return (
    <svg
      className="surge-pool__vessels"
      viewBox={`0 0 ${count * LENGTH} 15`}
      width={count * LENGTH}
      height="15"
      aria-hidden="true"
    >
      <path d={hulls.join('')} />
    </svg>
  )
}

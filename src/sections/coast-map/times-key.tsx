import { band, width } from './chart.ts'
import { labelHeight } from './place-labels.ts'
import type { Point } from './projection.ts'

/** Units that the words take on a phone, where text is largest. */
const WIDTH = 70

/** What the times of ports are, above the northernmost that has one: those committed stand beside the chart. */
export function TimesKey({ labels }: { labels: readonly { label: Point }[] }) {
  const [first] = labels.map(({ label }) => label).sort((a, b) => a.y - b.y)
  if (first === undefined) return null
  return (
    <text
      className="coast-map__label"
      x={Math.min(first.x + 2, width - band - WIDTH)}
      y={first.y - labelHeight * 0.6}
    >
      Team, typical
    </text>
  )
}

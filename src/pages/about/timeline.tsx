import { PassageLeg } from '../../sections/passage-leg/passage-leg.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Words } from '../../ui/words.tsx'
import './timeline.css'
import type { TimelineEntry } from './query.ts'

/** The company's timeline as the track of a passage. What is illustrative is marked: all at once, or by itself. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const areAllIllustrative = entries.every(({ isPlaceholder }) => isPlaceholder)
  return (
    <div className="timeline">
      {areAllIllustrative && (
        <p className="timeline__note">
          <Badge text="All years are illustrative" />
        </p>
      )}
      <ol className="timeline__entries plain-list">
        {entries.map((entry, index) => (
          <li key={entry._id} className="timeline__entry">
            <PassageLeg isLast={index === entries.length - 1} />
            <Entry entry={entry} isMarked={!areAllIllustrative} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Entry({
  entry: { year, title, description, isPlaceholder },
  isMarked,
}: {
  entry: TimelineEntry
  isMarked: boolean
}) {
  return (
    <>
      <h3 className="timeline__title">
        <time className="timeline__year" dateTime={String(year)}>
          {year}
        </time>{' '}
        <span>
          {title} {isPlaceholder && isMarked && <Badge text="Illustrative" />}
        </span>
      </h3>
      {description && (
        <p className="timeline__text">
          <Words text={description} />
        </p>
      )}
    </>
  )
}

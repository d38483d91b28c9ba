import { PassageLeg } from '../../sections/passage-leg/passage-leg.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Words } from '../../ui/words.tsx'
import './timeline.css'
import type { TimelineEntry } from './query.ts'

/** The company's timeline as the track of a passage. What is illustrative is marked, but where its section says so of all. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const isMarked = !areAllIllustrative(entries)
  return (
    <div className="timeline">
      <ol className="timeline__entries plain-list">
        {entries.map((entry, index) => (
          <li key={entry._id} className="timeline__entry">
            <PassageLeg isLast={index === entries.length - 1} />
            <Entry entry={entry} isMarked={isMarked} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function areAllIllustrative(entries: readonly TimelineEntry[]): boolean {
  return entries.every(({ isPlaceholder }) => isPlaceholder)
}

/** The words beside the timeline's heading; where all its years are illustrative they end with that. */
export function timelineIntro(intro: string | null, entries: readonly TimelineEntry[]): string {
  const note = areAllIllustrative(entries) ? 'All years are illustrative.' : ''
  return [intro ?? '', note].filter((words) => words !== '').join(' ')
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

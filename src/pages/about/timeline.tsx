import { PassageLeg } from '../../sections/passage-leg/passage-leg.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Words } from '../../ui/words.tsx'
import { legsOf } from './legs.ts'
import './timeline.css'
import type { TimelineEntry } from './query.ts'

/**
 * The company's timeline as the track of a passage: open where it is on the chart, folded between. What is illustrative
 * is marked: all at once, or by itself.
 */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const areAllIllustrative = entries.every(({ isPlaceholder }) => isPlaceholder)
  const legs = legsOf(entries)
  return (
    <div className="timeline">
      {areAllIllustrative && (
        <p className="timeline__note">
          <Badge text="All years are illustrative" />
        </p>
      )}
      <ol className="timeline__entries plain-list">
        {legs.map((leg, index) => (
          <li key={leg.id} className="timeline__entry">
            <PassageLeg isLast={index === legs.length - 1} />
            {leg.isOpen ? (
              <Entry entry={leg.entry} isMarked={!areAllIllustrative} />
            ) : (
              <Between entries={leg.entries} isMarked={!areAllIllustrative} />
            )}
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

/** The years between two on the chart: their titles, which open to what happened. */
function Between({ entries, isMarked }: { entries: readonly TimelineEntry[]; isMarked: boolean }) {
  const years = [...new Set([entries.at(0)?.year, entries.at(-1)?.year])].join('–')
  return (
    <div className="timeline__between">
      <Disclosure
        summary={
          <span>
            <span className="timeline__year">{years}</span>{' '}
            {entries.map(({ title }) => title).join(', ')}
          </span>
        }
      >
        <ol className="timeline__folded plain-list">
          {entries.map(({ _id: id, year, description, isPlaceholder }) => (
            <li key={id}>
              <time className="timeline__year" dateTime={String(year)}>
                {year}
              </time>{' '}
              {description && <Words text={description} />}{' '}
              {isPlaceholder && isMarked && <Badge text="Illustrative" />}
            </li>
          ))}
        </ol>
      </Disclosure>
    </div>
  )
}

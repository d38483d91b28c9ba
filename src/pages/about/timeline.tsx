import { PassageLeg } from '../../sections/passage-leg/passage-leg.tsx'
import { Words } from '../../ui/words.tsx'
import './timeline.css'
import type { TimelineEntry } from './query.ts'
import { scaleYears } from './years.ts'

/** The company's timeline as the track of a passage, with the border of a chart that has one mark a year. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const scale = scaleYears(entries)
  return (
    <ol className="timeline plain-list">
      {entries.map(({ _id: id, year, title, description }, index) => (
        <li key={id} className="timeline__entry">
          <time className="timeline__year" dateTime={String(year)}>
            {year}
          </time>
          <span className="timeline__scale" aria-hidden="true">
            {scale[index]?.map((marked) => (
              <span
                key={marked}
                className={`timeline__mark timeline__mark--${marked % 2 === 0 ? 'even' : 'odd'}`}
              />
            ))}
          </span>
          <PassageLeg isLast={index === entries.length - 1} />
          <div className="timeline__event">
            <h3>{title}</h3>
            {description && (
              <p>
                <Words text={description} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

import './timeline.css'
import type { TimelineEntry } from './query.ts'
import { scaleYears } from './years.ts'

/** The company's timeline along a scale with one mark a year, like the border of a chart. */
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
          <div className="timeline__event">
            <h3>{title}</h3>
            {description && <p>{description}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

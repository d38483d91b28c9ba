import { Mono } from '../../ui/mono.tsx'
import { Neatline } from '../../ui/neatline.tsx'
import './case-index.css'
import { CaseTrack, hoursOfStep, TrackScale } from './case-track.tsx'
import type { CaseInFull } from './query.ts'
import { minutesOf } from './time-between.ts'

/** The cases on one scale of hours with what came of each, as links to them further down the page. */
export function CaseIndex({ studies }: { studies: readonly CaseInFull[] }) {
  const step = hoursOfStep(studies)
  return (
    <Neatline className="case-index">
      <div className="case-index__sheet">
        <TrackScale step={step} />
        <ol className="plain-list">
          {studies.map((study) => (
            <li key={study._id} className="case-index__case">
              <CaseTrack study={study} step={step} />
              <Span study={study} />
              <div>
                <a href={`#${study._id}`}>{study.title}</a>
                {study.metric && <p className="case-index__metric">{study.metric}</p>}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Neatline>
  )
}

/** The first and the last time of a log that are hours and minutes, as its track has them. */
function Span({ study: { log } }: { study: CaseInFull }) {
  const times = log.filter(({ time }) => minutesOf(time) !== null).map(({ time }) => time)
  if (times.length < 2) return null
  return (
    <p className="case-index__span">
      <Mono>
        {times[0]}–{times.at(-1)}
      </Mono>
    </p>
  )
}

import { committedTime } from '../../sections/coverage-table/coverage-zones.ts'
import { Footnote } from '../../ui/footnote.tsx'
import './port-times.css'
import type { KnownPortContent } from './query.ts'

/** What a caller looks for first: how soon, by when at the latest, and how long before ETA the papers. */
export function PortTimes({ content: { port, zones } }: { content: KnownPortContent }) {
  const times = [
    { name: 'Team, typical', time: port.responseTime },
    {
      name: 'Team, committed on retainer',
      time: committedTime(zones, port.coast),
      className: 'port-times__committed',
    },
    { name: 'Papers before ETA', time: port.leadTime },
  ].filter(({ time }) => time !== null)
  if (times.length === 0) return null
  return (
    <dl className="port-times">
      {times.map(({ name, time, className }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={className}>{time}</dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * What these times mean: a port's own is typical; where one is committed, also what that is measured from
 * (docs/domain.md) and what a caller without a retainer can expect.
 */
export function TimesMeaning({
  content: { port, zones, settings },
}: {
  content: KnownPortContent
}) {
  const { typicalTimesNote, mobilisationNote, withoutRetainerNote } = settings
  const isCommitted = committedTime(zones, port.coast) !== null
  const notes = [typicalTimesNote, ...(isCommitted ? [mobilisationNote, withoutRetainerNote] : [])]
  const text = notes.filter((note) => note !== null).join(' ')
  if (text === '') return null
  return (
    <div className="times-meaning">
      <Footnote text={text} />
    </div>
  )
}

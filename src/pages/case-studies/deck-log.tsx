import { Mono } from '../../ui/mono.tsx'
import './deck-log.css'
import type { LogEntry } from './query.ts'
import { timeBetween } from './time-between.ts'

/**
 * The hours of a case as a deck log has them: one strip, or a line each where there is no room. The strip is not to
 * scale, so each leg says how long it took; one that can't is broken.
 */
export function DeckLog({ entries }: { entries: readonly LogEntry[] }) {
  if (entries.length === 0) return null
  return (
    <figure className="deck-log" aria-label="Log of the case">
      <figcaption className="deck-log__caption">
        Log, in hours and minutes. Not to scale.
      </figcaption>
      <ol className="deck-log__strip plain-list">
        {entries.map(({ _key: key, time, event }, index) => {
          const next = entries[index + 1]
          const leg = next ? timeBetween(time, next.time) : null
          return (
            <li
              key={key}
              className={leg ? 'deck-log__entry' : 'deck-log__entry deck-log__entry--broken'}
            >
              <Mono>{time}</Mono> <span className="deck-log__event">{event}</span>
              {leg && (
                <span className="deck-log__leg" aria-hidden="true">
                  {leg}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </figure>
  )
}

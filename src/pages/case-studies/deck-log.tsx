import { Mono } from '../../ui/mono.tsx'
import './deck-log.css'
import type { LogEntry } from './query.ts'

/** The hours of a case as a deck log has them: one strip, or a line each where there is no room. */
export function DeckLog({ entries }: { entries: readonly LogEntry[] }) {
  if (entries.length === 0) return null
  return (
    <figure className="deck-log">
      <figcaption className="deck-log__caption">Deck log, hours from the first call</figcaption>
      <ol className="deck-log__strip plain-list">
        {entries.map(({ _key: key, time, event }) => (
          <li key={key} className="deck-log__entry">
            <Mono>{time}</Mono> <span className="deck-log__event">{event}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}

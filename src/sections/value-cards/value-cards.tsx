import './value-cards.css'
import type { ValueCard } from '../../content/blocks.ts'

/** Key figures, each with its label and an explanation. */
export function ValueCards({ cards }: { cards: readonly ValueCard[] }) {
  if (cards.length === 0) return null
  return (
    <dl className="value-cards">
      {cards.map(({ _key: key, value, label, body }) => (
        <div key={key} className="value-cards__card">
          <dt className="value-cards__label">{label}</dt>
          <dd className="value-cards__value">{value}</dd>
          {body && <dd className="value-cards__body">{body}</dd>}
        </div>
      ))}
    </dl>
  )
}

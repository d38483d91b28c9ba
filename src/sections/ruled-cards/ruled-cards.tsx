import type { CardContent } from '../../content/blocks.ts'
import { AnnotatedText } from '../../ui/text.tsx'
import './ruled-cards.css'

/** Titles with a few sentences each, in ruled rows, because many cards would look heavy. */
export function RuledCards({ cards }: { cards: readonly CardContent[] }) {
  if (cards.length === 0) return null
  return (
    <dl className="ruled-cards">
      {cards.map(({ _key, title, body }) => (
        <div key={_key} className="ruled-cards__row">
          <dt className="ruled-cards__title">{title}</dt>
          {body && (
            <dd>
              <AnnotatedText text={body} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

import './numbered-list.css'
import { Words } from './text.tsx'

export function NumberedList({
  items,
}: {
  items: readonly { _key: string; title: string; body: string | null }[]
}) {
  if (items.length === 0) return null
  return (
    <ol className="numbered-list plain-list">
      {items.map(({ _key: key, title, body }) => (
        <li key={key} className="numbered-list__item">
          <p className="numbered-list__title strong">{title}</p>
          {body && (
            <p className="numbered-list__body muted">
              <Words text={body} />
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

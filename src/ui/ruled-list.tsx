import './ruled-list.css'

/** Short statements under one another, divided by rules: what it is, then what it means. */
export function RuledList({
  items,
}: {
  items: readonly { _key: string; title: string; body: string | null }[]
}) {
  if (items.length === 0) return null
  return (
    <ul className="ruled-list plain-list">
      {items.map(({ _key: key, title, body }) => (
        <li key={key} className="ruled-list__item">
          <h3>{title}</h3>
          {body && <p>{body}</p>}
        </li>
      ))}
    </ul>
  )
}

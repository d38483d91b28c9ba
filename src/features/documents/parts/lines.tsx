import type { ReactNode } from 'react'
import './lines.css'

type Layout = {
  /** For lists whose order or number matters. */
  numbered?: boolean
  columns?: 1 | 2
}

/** Sentences, one a line. */
export function Lines({ items, ...layout }: Layout & { items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <List {...layout}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  )
}

/** Titles, each with its text if it has one. */
export function TitledLines({
  items,
  ...layout
}: Layout & { items: readonly { _key: string; title: string; body: string | null }[] }) {
  if (items.length === 0) return null
  return (
    <List {...layout}>
      {items.map(({ _key, title, body }) => (
        <li key={_key}>
          <strong>{title}</strong>
          {body && <> – {body}</>}
        </li>
      ))}
    </List>
  )
}

function List({ numbered = false, columns = 1, children }: Layout & { children: ReactNode }) {
  const Element = numbered ? 'ol' : 'ul'
  return <Element className={`lines lines--${columns}`}>{children}</Element>
}

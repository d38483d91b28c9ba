import './tick-list.css'
import { Icon } from './icon.tsx'

/** What is provided or has to be done, one line each. */
export function TickList({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <ul className="tick-list plain-list">
      {items.map((item) => (
        <li key={item} className="tick-list__item">
          <Icon name="check" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}

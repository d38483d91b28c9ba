import './text.css'
import { Words } from './words.tsx'

/** What has to be kept in mind, one line each. */
export function BulletList({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <ul className="bullet-list">
      {items.map((item) => (
        <li key={item}>
          <Words text={item} />
        </li>
      ))}
    </ul>
  )
}

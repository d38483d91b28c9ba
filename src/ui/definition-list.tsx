import type { ReactNode } from 'react'
import './definition-list.css'

/**
 * Facts about one thing, such as a port's position and authority.
 *
 * @param props.entries values by term, in display order; missing values are left out
 */
export function DefinitionList({ entries }: { entries: Readonly<Record<string, ReactNode>> }) {
  const known = Object.entries(entries).filter(([, value]) => value !== null && value !== undefined)
  if (known.length === 0) return null
  return (
    <dl className="definition-list">
      {known.map(([term, value]) => (
        <div key={term} className="definition-list__row">
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

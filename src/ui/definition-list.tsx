import type { ReactNode } from 'react'
import './definition-list.css'

/**
 * Particulars of one thing, such as a port's position and authority.
 *
 * @param props.entries values by their terms, in the order to show them; a missing value is left out
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

import type { ReactNode } from 'react'
import './definition-list.css'

/** Particulars of one thing, such as a port's position and authority; a missing value is left out. */
export function DefinitionList({
  entries,
}: {
  entries: readonly (readonly [term: string, value: ReactNode])[]
}) {
  const known = entries.filter(([, value]) => value !== null && value !== undefined)
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

import type { ReactNode } from 'react'
import './paper-way.css'

/**
 * A drawing of who hands papers to whom: each holder's name under its station, that of the papers between two of these.
 * Decoration: the words beside it say so.
 */
export function PaperWay({
  className,
  drawing,
  holders,
  papers,
  children,
}: {
  className: string
  /** With a station a holder (`ink-open`), at equal distances. */
  drawing: ReactNode
  holders: readonly string[]
  papers: readonly string[]
  children?: ReactNode
}) {
  return (
    <div className={`paper-way ${className}`} aria-hidden="true">
      {drawing}
      <div className="paper-way__names">
        {holders.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div className="paper-way__names paper-way__names--papers">
        {papers.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {children}
    </div>
  )
}

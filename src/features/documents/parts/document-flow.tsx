import type { ReactNode } from 'react'
import './document-flow.css'

/**
 * A drawing of who hands which document to whom, with each holder's name below its mark and a label between
 * two holders. Decoration: the text beside it says the same.
 */
export function DocumentFlow({
  className,
  drawing,
  holders,
  legs,
  children,
}: {
  className: string
  /** Has one mark per holder (`ink-open`), equally spaced. */
  drawing: ReactNode
  holders: readonly string[]
  legs: readonly string[]
  children?: ReactNode
}) {
  return (
    <div className={`document-flow ${className}`} aria-hidden="true">
      {drawing}
      <div className="document-flow__names">
        {holders.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div className="document-flow__names document-flow__names--legs">
        {legs.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {children}
    </div>
  )
}

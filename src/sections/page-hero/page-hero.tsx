import type { ReactNode } from 'react'
import { SignalFlag, type SignalName } from '../../ui/signal-flag.tsx'
import './page-hero.css'

/** The head of a page: its only h1, a lead paragraph and what the visitor is to do first. */
export function PageHero({
  eyebrow,
  flag,
  heading,
  lead,
  children,
}: {
  /** A short line above the heading, set like data. */
  eyebrow?: string | null
  /** Signal flag beside the eyebrow, whose words say the same. */
  flag?: SignalName
  heading: string
  lead: string | null
  children?: ReactNode
}) {
  return (
    <div className="page-hero">
      <div className="container">
        {eyebrow && (
          <p className="page-hero__eyebrow">
            {flag && <SignalFlag name={flag} />}
            {eyebrow}
          </p>
        )}
        <h1>{heading}</h1>
        {lead && <p className="page-hero__lead">{lead}</p>}
        {children && <div className="page-hero__actions">{children}</div>}
      </div>
    </div>
  )
}

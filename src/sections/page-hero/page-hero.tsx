import type { ReactNode } from 'react'
import { SignalFlag, type SignalName } from '../../ui/signal-flag.tsx'
import { Words } from '../../ui/words.tsx'
import './page-hero.css'

/** The head of a page: its only h1, a lead paragraph and what the visitor is to do first. */
export function PageHero({
  eyebrow,
  flag,
  heading,
  lead,
  aside,
  bleed = false,
  below,
  children,
}: {
  /** A short line above the heading, set like data. */
  eyebrow?: string | null
  /** Signal flag beside the eyebrow, whose words say the same. */
  flag?: SignalName
  heading: string
  lead: string | null
  /** Beside all this where there is room, below it on a phone. */
  aside?: ReactNode
  /** Whether that is a drawing that goes to the edges of the sheet (`BleedHero`, which has the styles). */
  bleed?: boolean
  /** What the visitor can do next, on a phone below the drawing. */
  below?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className={bleed && aside ? 'page-hero page-hero--bleed' : 'page-hero'}>
      <div className={aside ? 'container page-hero__beside' : 'container'}>
        {eyebrow && (
          <p className="page-hero__eyebrow">
            {flag && <SignalFlag name={flag} />}
            {eyebrow}
          </p>
        )}
        <h1>
          <Words text={heading} />
        </h1>
        {lead && (
          <p className="page-hero__lead">
            <Words text={lead} />
          </p>
        )}
        {children && <div className="page-hero__actions">{children}</div>}
        {aside && <div className="page-hero__aside">{aside}</div>}
        {below && <div className="page-hero__actions page-hero__below">{below}</div>}
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { AnnotatedText, Paragraph } from '../../ui/text.tsx'
import './page-hero.css'

/** The head of a page: its only h1, a lead paragraph and the first action. */
export function PageHero({
  eyebrow,
  heading,
  lead,
  aside,
  hasBleed = false,
  below,
  children,
}: {
  eyebrow?: ReactNode
  heading: string
  lead: string | null
  /** Beside the text where there is room, below it on a phone. */
  aside?: ReactNode
  /** Whether `aside` is a drawing that extends to the edges of the page where there is room. */
  hasBleed?: boolean
  /** Actions below the text, or below `aside` if the window is narrower than 1000px. */
  below?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className={hasBleed && aside ? 'page-hero page-hero--bleed' : 'page-hero'}>
      <div className={aside ? 'container page-hero__columns' : 'container'}>
        {eyebrow}
        <h1>
          <AnnotatedText text={heading} />
        </h1>
        <Paragraph text={lead} className="lead" />
        {children && <div className="page-hero__actions">{children}</div>}
        {aside && <div className="page-hero__aside">{aside}</div>}
        {below && <div className="page-hero__actions page-hero__below">{below}</div>}
      </div>
    </div>
  )
}

/**
 * A short line above the heading of a page.
 *
 * @param flag drawing of a signal flag that has the same meaning as the line
 */
export function HeroEyebrow({ flag, children }: { flag?: ReactNode; children: ReactNode }) {
  return (
    <p className="page-hero__eyebrow">
      {flag}
      {children}
    </p>
  )
}

import type { ReactNode } from 'react'
import './page-hero.css'

/**
 * A short line above the heading of a page, set like data.
 *
 * @param flag a drawing of a flag, whose words are the line
 */
export function HeroEyebrow({ flag, children }: { flag?: ReactNode; children: ReactNode }) {
  return (
    <p className="page-hero__eyebrow">
      {flag}
      {children}
    </p>
  )
}

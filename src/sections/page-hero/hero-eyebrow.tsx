import type { ReactNode } from 'react'
import { SignalFlag, type SignalName } from '../../ui/signal-flag.tsx'
import './hero-eyebrow.css'

/** A short line above the heading of a page, set like data; beside it a signal flag, whose words say the same. */
export function HeroEyebrow({ flag, children }: { flag?: SignalName; children: ReactNode }) {
  return (
    <p className="page-hero__eyebrow">
      {flag && <SignalFlag name={flag} />}
      {children}
    </p>
  )
}

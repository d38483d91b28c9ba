import type { ReactNode } from 'react'
import { Disclosure } from './disclosure.tsx'
import './fold.css'

/** A long part that a phone shows folded and a wider screen in full; print shows it in full too. */
export function Fold({
  summary,
  isOpen,
  children,
}: {
  summary: ReactNode
  /** Whether a phone shows it unfolded at first. */
  isOpen?: boolean
  children: ReactNode
}) {
  return (
    <div className="fold">
      <Disclosure summary={summary} open={isOpen}>
        {children}
      </Disclosure>
    </div>
  )
}

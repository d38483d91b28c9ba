import type { ReactNode } from 'react'
import './text.css'

/** Positions, document ids, LOCODEs and other data that is read character by character. */
export function Mono({ children }: { children: ReactNode }) {
  return <span className="mono">{children}</span>
}

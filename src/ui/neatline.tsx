import type { ReactNode } from 'react'
import './neatline.css'

/** The graduated border of a chart around one element. */
export function Neatline({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={className === undefined ? 'neatline' : `neatline ${className}`}>{children}</div>
  )
}

import type { ReactNode } from 'react'
import './neatline.css'

/** Frames its content like the border of a nautical chart. */
export function Neatline({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={className === undefined ? 'neatline' : `neatline ${className}`}>{children}</div>
  )
}
